/** Aggressions, wars and pacts, in Polish, with the rulings that matter. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import type { CardText } from '../../../games/through-the-ages/texts/types-book.js';

type Does = TtaTexts['does'];

function plunder(n: number): CardText {
  return {
    text: `Rywal traci łącznie do ${n} żywności i surowców. Ty wybierasz, ile czego, i otrzymujesz dokładnie to, co on traci.`,
    rulings: ['Nie można wziąć więcej, niż rywal ma; twój niebieski bank może ograniczyć łup.'],
  };
}

function raid(narrow: string, wide: string): CardText {
  return {
    text: `Niszczysz jeden budynek miejski ${narrow} i jeden ${wide} i otrzymujesz połowę sumy ich podanych kosztów, zaokrągloną w górę.`,
    rulings: [
      'Z dwóch budynków niszczy się tyle, ile można; oba mogą stać na tej samej technologii.',
      'Koszty najpierw się dodaje, a potem raz dzieli na pół.',
    ],
  };
}

export const aggression: Does['aggression'] = {
  'a1-plunder': plunder(3),
  'a1-raid': {
    text: 'Niszczysz jeden budynek miejski z epoki A lub I i otrzymujesz w surowcach połowę jego podanego kosztu, zaokrągloną w górę. Robotnik staje się u rywala wolny.',
  },
  'a1-enslave': {
    text: 'Rywal traci 1 ludności. Otrzymujesz 2 żywności, potem 2 surowce z własnego niebieskiego banku.',
    rulings: ['Najpierw odchodzi wolny robotnik; jeśli go nie ma, robotnika wybiera rywal.'],
  },
  'a2-plunder': plunder(5),
  'a2-raid': raid('z epoki I lub starszy', 'z epoki II lub starszy'),
  'a2-spy': { text: 'Zabierasz rywalowi do 5 punktów nauki.' },
  'a2-annex': {
    text: 'Zabierasz kolonię rywala. Jej efekt stały przechodzi na ciebie; natychmiastowy nie powtarza się ani nie cofa.',
    rulings: ['Można wybrać tylko rywala z kolonią.'],
  },
  'a2-infiltrate': {
    text: 'Przywódca lub nieukończony cud rywala, do twojego wyboru, wypada z gry. Otrzymujesz 3 punkty kultury za każdy poziom tej karty.',
    rulings: [
      'Można wybrać tylko rywala, który ma jedno z dwojga.',
      'Niebieskie znaczniki z cudu wracają do banku rywala. Bill Gates, odchodząc, daje jeszcze rywalowi punkty.',
    ],
  },
  'a3-plunder': plunder(7),
  'a3-raid': raid('z epoki II lub starszy', 'z epoki III lub starszy'),
  'a3-armed-intervention': { text: 'Zabierasz rywalowi do 7 punktów kultury.' },
};

export const war: Does['war'] = {
  'w2-territory': {
    text: 'Zwycięzca zabiera 1 żółty znacznik z banku pokonanego i jeszcze po jednym za każde pełne 5 różnicy siły.',
    rulings: ['Zabrać można tylko znaczniki z banku, robotników nigdy.'],
  },
  'w2-technology': {
    text: 'Zwycięzca zabiera tyle punktów nauki, ile wynosi różnica siły. Za dowolną część różnicy może zamiast tego zabrać technologie specjalne pokonanego, po ich podanym koszcie nauki.',
    rulings: [
      'Decyduje zwycięzca, nawet jeśli wojnę wypowiedział pokonany.',
      'Nie można zabrać technologii, którą masz już na ręce lub w grze. Z dwóch tego samego typu zostaje wyższa.',
      'Zabrana technologia nie liczy się jako opracowana.',
    ],
  },
  'w3-culture': {
    text: 'Zwycięzca zabiera 5 punktów kultury i jeszcze tyle, ile wynosi różnica siły.',
    rulings: ['Pokonany nie traci więcej, niż ma.'],
  },
};

const NO_ATTACK = 'Wojny wypowiedzianej wcześniej pakt nie odwołuje.';
export const pact: Does['pact'] = {
  'p1-open-borders': {
    text: 'Obie strony mają +1 akcję militarną. Kto atakuje drugą stronę, ma w tym ataku +2 do siły.',
    rulings: ['Akcja liczy się do limitu kart, obrony i dobierania kart.'],
  },
  'p1-trade-routes': {
    text: 'Raz w każdej swojej turze A może użyć 1 żywności jako 1 surowca, a B 1 surowca jako 1 żywności.',
  },
  'p2-supremacy': {
    text: 'A produkuje o 1 surowiec więcej, B o 1 surowiec mniej. Strony nie mogą się atakować.',
    rulings: ['To część produkcji, więc powstanie ją pomija.', NO_ATTACK],
  },
  'p2-intl-trade': {
    text: 'A produkuje o 1 surowiec więcej, B o 1 żywności więcej.',
    rulings: ['To część produkcji, więc powstanie ją pomija.'],
  },
  'p2-promise': {
    text: 'A ma +1 kultury. B ma +4 siły i -1 kultury. Atak między stronami zrywa pakt.',
    rulings: ['W tym ataku siła nie liczy się żadnej stronie.'],
  },
  'p2-sci-coop': {
    text: 'Każda technologia, którą opracowujesz, kosztuje cię o 2 punkty nauki mniej, ale druga strona płaci 1 punkt nauki.',
    rulings: [
      'Ustroje to też technologie. Koszt nie spada poniżej 0, a druga strona i tak płaci.',
      'Dopóki druga strona nie ma punktu nauki, nie możesz niczego opracować.',
    ],
  },
  'p3-tourism': { text: 'Każda strona ma +1 kultury za każdy ukończony cud drugiej.', rulings: ['Ruiny się liczą.'] },
  'p3-sovereignty': {
    text: 'A ma +2 kultury, B ma -2. Nikt nie może wypowiedzieć wojny B, a strony nie mogą się atakować.',
    rulings: ['Inni mogą zagrywać agresje przeciw B.', NO_ATTACK],
  },
  'p3-alliance': {
    text: 'Obie strony mają +3 siły. Atak między stronami zrywa pakt.',
    rulings: ['W tym ataku siła nie liczy się żadnej stronie.'],
  },
  'p3-peace': { text: 'Obie strony mają +1 kultury. Strony nie mogą się atakować.', rulings: [NO_ATTACK] },
};
