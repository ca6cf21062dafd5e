/** Co mówi pierwsza partia z przewodnikiem, według ruchu, którego to dotyczy. */
import type { Lessons } from '../../en/lessons.js';

export const throughTheAges: Lessons['through-the-ages'] = {
  chapters: {
    1: 'Rząd kart',
    2: 'Robotnicy',
    3: 'Wydarzenia, kultura i cuda',
    4: 'Karty, które działają razem',
  },
  say: {
    'take:homer@2':
      'Trzynaście kart leży w rzędzie: pięć lewych kosztuje 1 akcję cywilną, dalsze 2, dalsze 3, a co turę przesuwają się w lewo. W pierwszej rundzie masz jedną akcję i tylko bierzesz. Przywódca epoki A: Homer. W lewo i w prawo zmieniają wybór, klawisz i pokazuje kartę.',
    end: 'Nie ma więcej akcji: zakończ turę. Wtedy farmy dają żywność, kopalnie surowce, laboratoria naukę. Dolny wiersz strony T pokazuje, co przyniesie koniec tury.',
    pass: 'Odtąd tura zaczyna się od akcji politycznej (na razie można tylko pasować), a potem są 4 cywilne i 2 militarne, w dowolnej kolejności. Twoja ręka militarna jest tajna: między dwiema osobami program ją chowa. Pasuj.',
    'leader:homer':
      'Zagraj Homera jako przywódcę, za jedną akcję: jednostki militarne tanieją o surowiec na turę, a on daje 1 szczęście.',
    'build:bronze':
      'Jeden robotnik czeka w puli. Postaw go na Brązie za 2 surowce: trzecia kopalnia. Kropki na stronie T to robotnicy, kwadraciki to niebieskie znaczniki; jedne i drugie biorą się z dwóch banków na dole.',
    'take:rich-land-a@2':
      'Bogate ziemie obniżają koszt farmy albo kopalni, gdy się je zagra. Leżą w taniej części: weź je.',
    grow: 'Wzrost: 2 żywności za nowego robotnika. Każdy znacznik, który opuszcza żółty bank, czyni następny droższym, głodniejszym i mniej zadowolonym; kiedy, mówią liczby pod bankiem.',
    'end 2':
      'Niewykorzystane akcje militarne na końcu tury dobierają karty militarne, po jednej. Więc 2 akcje nie przepadają. Zakończ turę.',
    'prepare:e1-cultural-influence':
      'Masz teraz karty militarne. Przygotuj Wpływ kulturowy jako wydarzenie: leży zakryty na stosie przyszłych wydarzeń, dostajesz kulturę równą jego epoce i od razu dzieje się jedno z obecnych wydarzeń.',
    'build:religion':
      'Wszyscy dostają żywność. Wygrywa kultura: punkty na torze, a co turę twój przyrost. Świątynia Religia daje 1 kulturę i 1 szczęście: zbuduj ją wolnym robotnikiem.',
    'take:pyramids@1':
      'Piramidy: cud nie potrzebuje robotnika, tylko surowców, etapami (3, potem 2, potem 1), i daje akcję na zawsze. Idzie prosto na twój stół.',
    'take:engineering-genius-a@2':
      'Geniusz inżynierii płaci za etap. Żółte karty akcji gra się od następnej tury, nie w turze, w której się je bierze.',
    'grow 2': 'Kolejny robotnik. Bank pustoszeje: odtąd twój lud je 1 żywność na turę.',
    'end 3':
      'Zakończ turę i przeczytaj wiersz dziennika: nauka, kultura, żywność bez 1, surowce. L to cały dziennik, L L rejestr ze wszystkimi liczbami.',
    'pass 2':
      'Epoka I. Tym razem bez akcji politycznej: te karty lepiej zatrzymać. Klawisz w wyjaśnia, czego nie można i czego brakuje.',
    'play:engineering-genius-a': 'Zagraj Geniusza inżynierii: jeden etap Piramid taniej.',
    'take:irrigation@4':
      'Nawadnianie zsunęło się do ceny 1. Technologie idą najpierw na rękę, a rozwija się je później, za naukę.',
    'play:rich-land-a': 'Bogate ziemie: farma albo kopalnia o jeden surowiec taniej.',
    'build:bronze 2': 'Kolejna kopalnia za 1 surowiec.',
  },
  end: 'To podstawy: akcje, robotnicy, dwa banki, wydarzenia, kultura. Przed tobą ustroje z większą liczbą akcji, taktyki i kolonie, wojny późnych epok. Siła waży więcej, niż się zdaje: nie zostawaj daleko w tyle. Dokończ turę i graj dalej: Bob to bot. s pokazuje stan.',
};
