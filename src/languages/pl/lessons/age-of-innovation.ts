/** Co mówi pierwsza partia z przewodnikiem, według ruchu, którego to dotyczy. */
import type { Lessons } from '../../en/lessons.js';

export const ageOfInnovation: Lessons['age-of-innovation'] = {
  chapters: {
    1: 'Ekran i dwa warsztaty',
    2: 'Łopaty i warsztaty',
    3: 'Moc i uczeni',
    4: 'Gildie, księgi, pas',
  },
  say: {
    'start:H8>workshop':
      'Grasz Wynalazcami na planszy lasu: twoim domem jest las. Wiersz ze strzałką pyta, menu odpowiada, mapa pokazuje ten sam wybór w nawiasach. W lewo i w prawo go zmieniają. Pierwszy warsztat staje na H8: naciśnij Enter.',
    'start:F10>workshop':
      'Bob siedzi obok z obu stron lądu. To dobrze: co buduje obok, daje ci moc, a rozbudowa obok niego kosztuje mniej monet. Drugi warsztat postaw na F10. Z tab strzałki chodzą po mapie.',
    'competency:competency-3':
      'Wynalazcy zaczynają z żetonem kompetencji. Każdy daje też awans w jednej z czterech nauk; tu kompetencja 3 z 3 poziomami inżynierii: księga i moc co rundę. Przejście przez poziom 3 daje moc. Klawisz i opowiada o żetonach.',
    'book:engineering':
      'Dochód jest wypłacony. Kompetencja i premia rundy dają po księdze, a księgi mają cztery kolory, po jednym na naukę. Weź dwie z inżynierii: wpisz 2 albo użyj strzałek, potem Enter.',
    'special:booster-5':
      'Twoja premia rundy (jedna na gracza i rundę) ma akcję: darmową łopatę. Buduje się tylko na własnym terenie, a każdy krok po kole terenów wymaga łopaty. Bez premii łopata kosztuje 3 narzędzia.',
    'dig:I8':
      'I8 leży dwa kroki od lasu. Jedna łopata jest darmowa, drugą opłacają 3 narzędzia: wybierz 2 łopaty na I8. Wiersz podglądu pokazuje każdą liczbę przed i po.',
    'build:I8':
      'Teraz I8 to las: buduj za 1 narzędzie i 2 monety. Żeton rundy 1 daje 2 punkty za każdy warsztat, więc pierwsza runda to dobry czas.',
    end: 'Tura to jedna akcja; zamiany są darmowe, przed nią i po niej. u cofa krok po kroku; jak daleko, widać u góry po prawej. Zakończ turę.',
    burn: 'Moc idzie z naczynia I do II i do III; wydawać można tylko z III. Twoje jest puste, więc poświęć 3: za każdym razem jeden znacznik naczynia II przepada, a drugi idzie do III.',
    'power:power-scholar':
      'Każdej akcji mocy raz na rundę używa jeden gracz. Za trzy moce bierze się uczonego: zrób to przed Bobem.',
    accept:
      'Bob rozbudowuje H9 obok twojego H8 i możesz wziąć moc. Jedna jest darmowa, każda następna kosztowałaby punkt. Weź ją. (Klawisz a ustawia stały rozkaz, który odpowie sam.)',
    'scholar:engineering@3':
      'Wyślij uczonego do inżynierii. Najlepsze wolne miejsce jest warte 3 poziomy i zatrzymuje uczonego na dobre: z 4 na 7. Mijasz 5 i 7, po 2 moce. Od poziomu 9 nauka płaci co rundę, a ostatnie wymagają klucza z miasta.',
    'upgrade:H8>guild':
      'Bob pasuje; grasz dalej, jak długo możesz. Rozbuduj H8 do gildii: 2 narzędzia i 3 monety (6 bez sąsiada). Warsztat wraca na planszę i zasłania swój dochód, gildia odsłania swój.',
    'books:book-power':
      'Księgami płaci się za akcje ksiąg: w każdej partii są trzy, każda raz na rundę. Jedna księga za 5 mocy: spójrz na naczynia w podglądzie. Później pięć i więcej ksiąg kupuje innowację, wielką nagrodę tej gry.',
    'pass:booster-9':
      'Narzędzi prawie nie ma. Pasuj: premia rundy wraca, bierzesz inną. Numer 9 daje 4 moce i 2 monety, a leży na niej moneta. Kto pasuje pierwszy, zaczyna następną rundę: to Bob.',
  },
  end: 'To była runda; partia ma ich sześć. Szkoły i uniwersytet dają kompetencje, pałac własną moc, cztery połączone budynki o sile siedem miasto z kluczem. Klawisz s pokazuje stan, w mówi, czego nie można i dlaczego, v próbuje ruchów. Zakończ turę i graj dalej: Bob to bot.',
};
