/** Co mówi pierwsza partia z przewodnikiem, według ruchu, którego to dotyczy. */
import type { Lessons } from '../../en/lessons.js';

export const ageOfInnovation: Lessons['age-of-innovation'] = {
  chapters: {
    1: 'Dwa warsztaty',
    2: 'Łopaty i budowa',
    3: 'Moc i uczeni',
    4: 'Gildie, księgi, pas',
  },
  say: {
    'start:H8>workshop':
      'Grasz Wynalazcami na planszy lasu: twój preferowany teren to las (l). Wiersz ze strzałką pyta, menu odpowiada, mapa pokazuje ten sam wybór w nawiasach. Zmieniają go strzałki w lewo i w prawo. Pierwszy warsztat staje na H8: naciśnij Enter.',
    'start:F10>workshop':
      'Bob sąsiaduje z tobą na obu krańcach lądu. To dobrze: gdy buduje obok ciebie, dostajesz moc, a rozbudowa przy nim kosztuje mniej monet. Drugi warsztat postaw na F10. Po naciśnięciu tab strzałki chodzą po mapie.',
    'competency:competency-3':
      'Wynalazcy zaczynają z żetonem kompetencji. Każdy daje też awans w jednej z czterech dyscyplin; tu kompetencja nr 3 z 3 poziomami inżynierii: księga i moc co rundę. Przejście przez poziom 3 daje moc. Klawisz i opowiada o żetonach.',
    'book:engineering':
      'Dochód jest wypłacony. Kompetencja i premia rundy dają po księdze, a księgi mają cztery kolory, po jednym na dyscyplinę. Weź dwie księgi inżynierii: wpisz 2 albo użyj strzałek, potem Enter.',
    'special:booster-5':
      'Twoja premia rundy (jedna na gracza i rundę) ma akcję: darmową łopatę. Buduje się tylko na preferowanym terenie, a każdy krok na kręgu terenów wymaga łopaty. Bez premii łopata kosztuje 3 narzędzia.',
    'dig:I8':
      'I8 leży dwa kroki od lasu. Jedna łopata jest darmowa, za drugą płacisz 3 narzędzia: wybierz 2 łopaty na I8. Wiersz podglądu pokazuje każdą liczbę przed ruchem i po nim.',
    'build:I8':
      'Teraz I8 to las: buduj za 1 narzędzie i 2 monety. Żeton rundy nr 1 daje 2 punkty za każdy warsztat, więc w pierwszej rundzie warto je budować.',
    end: 'Tura to jedna akcja; zamiany są darmowe, przed nią i po niej. Klawisz u cofa krok po kroku; jak daleko, widać u góry po prawej. Zakończ turę.',
    burn: 'Moc przechodzi z naczynia I do II i do III; wydawać można tylko z III. Twoje jest puste, więc poświęć 3: za każdym razem jeden znacznik naczynia II przepada, a drugi przechodzi do III.',
    'power:power-scholar':
      'Każde zaklęcie raz na rundę może rzucić jeden gracz. Za 3 mocy otrzymasz uczonego: zrób to przed Bobem.',
    accept:
      'Bob rozbudowuje H9 obok twojego H8 i możesz przyjąć moc. Jedna jest darmowa, każda następna kosztowałaby punkt. Przyjmij ją. (Klawisz a otwiera stałe rozkazy, które odpowiedzą za ciebie.)',
    'scholar:engineering@3':
      'Wyślij uczonego do inżynierii. Najlepsze wolne pole jest warte 3 poziomy i zatrzymuje uczonego na dobre: z 4 na 7. Mijasz poziomy 5 i 7, każdy daje 2 mocy. Od poziomu 9 dyscyplina daje dochód co rundę, a ostatnie poziomy wymagają klucza z miasta.',
    'upgrade:H8>guild':
      'Bob pasuje; grasz dalej, jak długo możesz. Rozbuduj H8 do gildii: 2 narzędzia i 3 monety (6 bez sąsiada). Warsztat wraca na planszę i zakrywa swój dochód, gildia odsłania swój.',
    'books:book-power':
      'Księgami płaci się za akcje księgi: w każdej partii są trzy, każda raz na rundę. Jedna księga za 5 mocy: spójrz na naczynia w podglądzie. Później za pięć i więcej ksiąg wprowadzisz innowację, wielką nagrodę tej gry.',
    'pass:booster-9':
      'Narzędzi prawie nie ma. Spasuj: premia rundy wraca, bierzesz inną. Ta z numerem 9 daje 4 mocy i 2 monety, a leży na niej moneta. Kto pasuje pierwszy, zaczyna następną rundę: to Bob.',
  },
  end: 'To była runda; partia ma ich sześć. Szkoły i uniwersytet dają kompetencje, pałac własną zdolność, a cztery sąsiadujące budynki o łącznej wartości mocy 7 miasto z kluczem. Klawisz s mówi, jak ci idzie, w, czego nie można i dlaczego, v próbuje ruchów na niby. Zakończ turę i graj dalej: Bob to bot.',
};
