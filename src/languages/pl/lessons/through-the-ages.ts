/** Co mówi pierwsza partia z przewodnikiem, według ruchu, którego to dotyczy. */
import type { Lessons } from '../../en/lessons.js';

export const throughTheAges: Lessons['through-the-ages'] = {
  chapters: {
    1: 'Rząd kart',
    2: 'Robotnicy',
    3: 'Wydarzenia, kultura, cuda',
    4: 'Karty działają razem',
  },
  say: {
    'take:homer@2':
      'Trzynaście kart leży w rzędzie: pięć lewych kosztuje 1 akcję cywilną, dalsze 2, ostatnie 3, a co turę przesuwają się w lewo. W pierwszej rundzie masz jedną akcję i możesz tylko brać. Przywódca epoki A: Homer. Strzałki w lewo i w prawo zmieniają wybór, klawisz i pokazuje kartę.',
    end: 'Nie ma więcej akcji: zakończ turę. Wtedy farmy dają żywność, kopalnie surowce, laboratoria naukę. Dolny wiersz strony T pokazuje, co przyniesie koniec tury.',
    pass: 'Odtąd tura zaczyna się od akcji politycznej (na razie możesz ją tylko pominąć), a potem masz 4 cywilne i 2 militarne, w dowolnej kolejności. Twoje karty militarne są tajne: między dwiema osobami program je chowa. Pomiń ją.',
    'leader:homer':
      'Zagraj przywódcę „Homer”, za jedną akcję: oddziały tanieją o 1 surowiec na turę, a on daje 1 szczęścia.',
    'build:bronze':
      'Jeden wolny robotnik czeka. Postaw go na karcie „Brąz” za 2 surowce: to trzecia kopalnia. Kropki na stronie T to robotnicy, kwadraciki to niebieskie znaczniki; jedne i drugie biorą się z dwóch banków na dole.',
    'take:rich-land-a@2':
      'Karta „Bogate ziemie” obniża koszt farmy albo kopalni, gdy się ją zagra. Leży w taniej części: weź ją.',
    grow: 'Zwiększ ludność: 2 żywności za nowego robotnika. Im więcej znaczników opuszcza żółty bank, tym droższy jest następny robotnik, tym więcej zjada lud i tym więcej trzeba szczęścia; kiedy, mówią liczby pod bankiem.',
    'end 2':
      'Za niewykorzystane akcje militarne dobierasz na koniec tury karty militarne, po jednej. Więc 2 akcje nie przepadają. Zakończ turę.',
    'prepare:e1-cultural-influence':
      'Masz teraz karty militarne. Przygotuj wydarzenie „Wpływ kulturowy”: leży zakryte na stosie przyszłych wydarzeń, dostajesz kulturę równą jego epoce i od razu następuje jedno z bieżących wydarzeń.',
    'build:religion':
      'Wszyscy dostają żywność. Wygrywa kultura: punkty na torze, a co turę twój przyrost. Świątynia „Religia” daje 1 kultury i 1 szczęścia: zbuduj ją wolnym robotnikiem.',
    'take:pyramids@1':
      '„Piramidy”: cud nie potrzebuje robotnika, tylko surowców, etapami (3, potem 2, potem 1), i daje akcję na zawsze. Trafia prosto na twój stół.',
    'take:engineering-genius-a@2':
      '„Geniusz inżynierii” opłaca etap cudu. Żółte karty akcji zagrywa się od następnej tury, nie w turze, w której się je bierze.',
    'grow 2': 'Kolejny robotnik. Bank pustoszeje: odtąd twój lud zjada 1 żywności na turę.',
    'end 3':
      'Zakończ turę i przeczytaj wiersz dziennika: nauka, kultura, żywność mniej 1, surowce. L to cały dziennik, L L rejestr ze wszystkimi liczbami.',
    'pass 2':
      'Epoka I. Tym razem bez akcji politycznej: te karty lepiej zatrzymać. Klawisz w wyjaśnia, czego nie można i czego brakuje.',
    'play:engineering-genius-a': 'Zagraj kartę „Geniusz inżynierii”: jeden etap cudu „Piramidy” taniej.',
    'take:irrigation@4':
      '„Nawadnianie” zsunęło się do ceny 1. Technologie trafiają najpierw na rękę, a opracowuje się je później, za naukę.',
    'play:rich-land-a': 'Zagraj kartę „Bogate ziemie”: farma albo kopalnia o jeden surowiec taniej.',
    'build:bronze 2': 'Kolejna kopalnia za 1 surowiec.',
  },
  end: 'To podstawy: akcje, robotnicy, dwa banki, wydarzenia, kultura. Przed tobą ustroje z większą liczbą akcji, taktyki, kolonie i wojny późnych epok. Siła waży więcej, niż się zdaje: nie zostawaj daleko w tyle. Dokończ turę i graj dalej: Bob to bot. s mówi, jak ci idzie.',
};
