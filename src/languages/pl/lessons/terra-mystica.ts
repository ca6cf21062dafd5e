/** Co mówi pierwsza partia z przewodnikiem, według ruchu, którego to dotyczy. */
import type { Lessons } from '../../en/lessons.js';

export const terraMystica: Lessons['terra-mystica'] = {
  chapters: {
    1: 'Ekran i pierwsze chaty',
    2: 'Łopaty i chaty',
    3: 'Moc',
    4: 'Świątynie, kulty i pas',
  },
  say: {
    'place:F4':
      'Prowadzisz Wiedźmy, które mieszkają w lesie (l). Wiersz ze strzałką pyta, menu pod nim odpowiada, a mapa pokazuje ten sam wybór w nawiasach. Zmieniają go strzałki w lewo i w prawo: tutaj pasuje każdy las. Zaznaczone jest F4. Naciśnij Enter, żeby się tam osiedlić.',
    'place:G3':
      'Bob staje na F3, tuż obok ciebie. Dobrze mieć sąsiada: gdy jeden buduje, drugi dostaje moc. Teraz twoja druga chata. Po naciśnięciu tab strzałki chodzą po planszy zamiast po menu; spróbuj i wybierz G3.',
    'card:BON1':
      'W każdej rundzie każdy ma jedną kartę premii. BON1 daje 2 monety i akcję: jedną darmową łopatę. Klawisz i opowiada o tym, co zaznaczono, w każdej grze.',
    'special:BON1':
      'Runda 1. Robotnicy i monety już są: porównaj swoją planszę z wierszem graczy. Twój preferowany teren to tylko las; inny trzeba najpierw przekształcić, po jednej łopacie za każdy krok na kręgu terenów. Twoja karta ma łopatę: użyj jej.',
    'build:E7':
      'E7 to góra, krok od lasu, więc ta jedna łopata wystarczy, a chata kosztuje 1 robotnika i 2 monety. Wiersz podglądu pokazuje liczby przed ruchem i po nim. W tej rundzie każda chata daje 2 punkty.',
    end: 'Akcja wykonana. Tura to jedna akcja i dowolnie wiele zamian, więc program czeka, aż ją zakończysz. Klawisz u cofnąłby całą turę.',
    take: 'Bob rozbudowuje F3 do faktorii obok twojego F4, więc możesz przyjąć moc. Jedna jest za darmo, od dwóch płaci się punktami. Moc przechodzi z naczynia I do II i do III; wydana z III zaczyna znów w I. Przyjmij ją.',
    'upgrade:F4>trading-house':
      'Teraz twoja rozbudowa. Faktoria na F4 kosztuje 2 robotników i tylko 3 monety, bo obok mieszka Bob; bez sąsiada byłoby 6. Co rundę da monety i moc. Spójrz na swoją planszę: każdy budynek, który z niej schodzi, odsłania dochód.',
    'take 2':
      'Znów darmowa moc, tym razem z E8, obok twojej nowej chaty na E7. Jeśli chcesz ją przyjmować zawsze, klawisz a otwiera stałe rozkazy: program odpowie za ciebie.',
    burn: 'Naczynie III jest jeszcze puste, a przy zaklęciach kto pierwszy, ten lepszy. Poświęć więc moc: z dwóch znaczników naczynia II jeden przepada na zawsze, a drugi przechodzi do III. Wybierz 4 strzałkami albo wpisz tę liczbę.',
    'power:ACT3':
      'Masz 4 mocy w naczyniu III: rzuć pomarańczowe zaklęcie ACT3, które daje 2 robotników. Będzie zajęte do następnej rundy; krzyżyk oznacza użyte. Klawisz w zawsze pokazuje, czego nie można, dlaczego i co by pomogło.',
    'upgrade:F4>temple':
      'Bob pasuje; dalej grasz bez niego. Rozbuduj faktorię do świątyni: 2 robotników, 5 monet. Świątynia daje kapłana co rundę, a od razu żeton łaski.',
    'favour:FAV11':
      'Żetony łaski dają poziomy w kulcie i zostają na całą partię. FAV11 daje odtąd 2 punkty za każdą zbudowaną chatę: przed nami pięć rund, więc to dobry wybór.',
    'pass:BON8':
      'Pięć monet, trzech robotników: na nic dużego nie starczy. Pas kończy twoją rundę; oddajesz kartę i bierzesz inną, a kto pierwszy, ten ma wybór. BON8 daje kapłana. (Klawisz s pokazuje, jak komu idzie i skąd ma punkty.)',
    'priest:fire@3':
      'Runda 2 i masz dwóch kapłanów. Wyślij jednego do zakonu kultu Ognia: najlepsze wolne miejsce daje 3 poziomy, a przejście przez poziom 3 daje moc. Na koniec gry pierwsze miejsca w każdym z czterech kultów dają 8, 4 i 2 punkty.',
  },
  end: 'Znasz już cały cykl: dochód, akcje po kolei, pasy, i tak sześć razy. Punkty dają żetony punktowania, łaski, miasta (cztery budynki o łącznej wartości mocy 7), kulty i największy obszar. Zakończ turę i graj dalej: Bob to bot. v próbuje ruchów na niby, L L to rejestr.',
};
