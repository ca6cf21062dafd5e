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
      'Prowadzisz Wiedźmy, które mieszkają w lesie. Wiersz ze strzałką pyta, menu pod nim odpowiada, a mapa pokazuje ten sam wybór w nawiasach. W lewo i w prawo go zmieniają: tutaj pasuje każdy las. Zaznaczono F4. Naciśnij Enter, żeby się tam osiedlić.',
    'place:G3':
      'Bob staje na F3, tuż obok ciebie. Sąsiedzi są dobrzy: co buduje jeden, to daje moc drugiemu. Teraz twoja druga chata. Z tab strzałki chodzą po planszy, a nie po menu; spróbuj i wybierz G3.',
    'card:BON1':
      'Każdy ma na rundę jedną kartę premii. BON1 daje 2 monety i akcję: jedną darmową łopatę. Klawisz i opowiada o tym, co zaznaczono, w każdej grze.',
    'special:BON1':
      'Runda 1. Masz już robotników i monety: porównaj swoją planszę z wierszem graczy. Twoim domem jest tylko las; inną ziemię najpierw się przekształca, łopata za każdy krok po kole terenów. Twoja karta ma łopatę: użyj jej.',
    'build:E7':
      'E7 to góry, krok od lasu, więc wystarczy jedna łopata, a chata kosztuje 1 robotnika i 2 monety. Wiersz podglądu pokazuje liczby przed i po. W tej rundzie każda chata daje 2 punkty.',
    end: 'Akcja wykonana. Tura to jedna akcja i dowolnie wiele zamian, więc program czeka, aż ją zakończysz. u cofnęłoby całą turę.',
    take: 'Bob robi z F3 faktorię obok twojej F4, więc możesz wziąć moc. Jedna jest za darmo, od dwóch płaci się punktami. Moc idzie z naczynia I do II i do III; wydana z III zaczyna znów w I. Weź ją.',
    'upgrade:F4>trading-house':
      'Teraz twoja rozbudowa. Faktoria na F4 kosztuje 2 robotników i tylko 3 monety, bo obok jest Bob; bez sąsiada byłoby 6. Daje monety i moc co rundę. Spójrz na planszę: każdy budynek, który ją opuszcza, odsłania dochód.',
    'take 2':
      'Znów moc za darmo, tym razem z E8, obok twojej nowej chaty na E7. Jeśli chcesz ją brać zawsze, klawisz a otwiera stałe rozkazy: program odpowie za ciebie.',
    burn: 'Naczynie III jest jeszcze puste, a akcje mocy bierze, kto pierwszy. Więc poświęć: z dwóch znaczników naczynia II jeden przepada na zawsze, drugi idzie do III. Wybierz 4 strzałkami albo wpisz.',
    'power:ACT3':
      'Cztery moce w III: kup 2 robotników pomarańczową akcją ACT3. Jest zamknięta do następnej rundy; krzyżyk oznacza użyte. Klawisz w zawsze pokazuje, czego nie można, dlaczego i co by pomogło.',
    'upgrade:F4>temple':
      'Bob pasuje; dalej grasz bez niego. Zrób z faktorii świątynię: 2 robotników, 5 monet. Świątynia daje kapłana co rundę, a od razu żeton łaski.',
    'favour:FAV11':
      'Żetony łaski podnoszą w kulcie i zostają na całą partię. FAV11 daje odtąd 2 punkty za każdą chatę: przed nami pięć rund, dobry wybór.',
    'pass:BON8':
      'Pięć monet, trzech robotników: na nic dużego nie starczy. Pas kończy twoją rundę; oddajesz kartę i bierzesz inną, kto pierwszy, ten wybiera. BON8 daje kapłana. (s pokazuje, jak komu idzie, według źródeł.)',
    'priest:fire@3':
      'Runda 2 i masz dwóch kapłanów. Wyślij jednego do zakonu ognia: najlepsze wolne miejsce daje 3 kroki, a przejście przez 3 daje moc. Na końcu szczyty czterech kultów są warte 8, 4 i 2 punkty.',
  },
  end: 'Znasz już całe koło: dochód, akcje po kolei, pasy, i tak sześć razy. Punkty dają żetony punktowania, łaski, miasta (cztery budynki o sile siedem), kulty i największy obszar. Zakończ turę i graj dalej: Bob to bot. v próbuje ruchów, L L to rejestr.',
};
