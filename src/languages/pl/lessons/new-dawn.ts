/** Co mówi pierwsza partia z przewodnikiem, według ruchu, którego to dotyczy. */
import type { Lessons } from '../../en/lessons.js';

export const newDawn: Lessons['new-dawn'] = {
  chapters: {
    1: 'Rząd rozwoju',
    2: 'Ziemia i wiedza',
    3: 'Wojna',
    4: 'Handel i dyplomacja',
  },
  say: {
    'focus:pottery':
      'Grasz Rzymem. Pięć kart rozwoju leży w rzędzie (strona R pokazuje go większym): slot 1 jest słaby, slot 5 silny. W turze zagrywasz jedną kartę; potem wraca ona do slotu 1, a te spod niej idą wyżej. Czekanie wzmacnia karty. Zagraj „Garncarstwo” ze slotu 5: przemysł.',
    'city:H10':
      'Przemysł buduje cud albo miasto. Ze slotu 5 nowe miasto może stanąć na każdym terenie, blisko twoich heksów. H10 leży niedaleko stolicy na I8. Strzałki w lewo i w prawo prowadzą po możliwych heksach, a po naciśnięciu tab po mapie.',
    'focus:early-empire':
      'Runda 2. „Wczesne imperium” to kultura: kładzie żetony kontroli obok twoich miast, na terenie nie trudniejszym niż jej slot: łąki 1, wzgórza 2, las 3, pustynia 4, góry 5. Karta jest już w slocie 5, więc może to być każdy teren.',
    'place:G10':
      'Na G10 jest cud natury. Kto położy tam żeton, bierze go, a cud liczy się do niektórych zadań: opowiada o nim klawisz i.',
    'place:H9':
      'Drugi żeton połóż na H9, między stolicą a miastem. Miasto, którego wszystkie sąsiednie heksy są twoje, jest rozwinięte, a rozwinięte miasta handlują i wysyłają karawany.',
    'focus:astrology':
      'Na koniec każdej rundy obraca się tarcza wydarzeń: barbarzyńcy ruszają, wracają albo miasta handlują. Teraz nauka: „Astrologia” jest w slocie 3, więc twoja tarcza technologii przesunie się o 3 pola.',
    'take:currency>foreign-trade':
      'Tarcza doszła do znaku: jedną twoją kartę zastępuje karta wyższego poziomu tego samego typu. Weź kartę „Waluta” zamiast karty „Handel zagraniczny”: dwie karawany i dłuższe drogi.',
    'focus:masonry':
      'Barbarzyńca stoi na I5 i zagradza drogę do państwa-miasta na I4. „Murarstwo” to karta wojska, w slocie 5. Atak to kość i slot; obrona to kość i teren, a remis wygrywa obrońca.',
    'attack:I5@I':
      'Dwa ataki albo umacnianie żetonów. Zaatakuj I5. Rzutu kością nie można cofnąć, więc cofanie kończy się tutaj, co powie górny wiersz.',
    'put:currency':
      'Wygrana, 10 przeciw 7. Pokonany barbarzyńca zostawia żeton handlu: leży na karcie i raz ją wzmacnia. Połóż go na karcie „Waluta”, dla karawan.',
    done: 'Można zaatakować i państwo-miasto, ale karawana da więcej. Wybierz „gotowe”.',
    'focus:currency': 'Runda 5. „Waluta” jest już w slocie 5, a droga wolna. Gospodarka prowadzi karawany.',
    spend: 'Możesz wydać żeton, który leży na karcie: karawany pójdą o heks dalej. Wybierz 1.',
    'caravan:1': 'Na karcie czekają dwie karawany. Weź pierwszą.',
    'go:I4':
      'Do Buenos Aires na I4. Karawana, która dochodzi do państwa-miasta albo miasta rywala, wraca do domu i przynosi dwa żetony handlu oraz kartę dyplomacji.',
    'card:buenos-aires':
      'Na karcie „Garncarstwo” leżą teraz dwa żetony: pomogą zbudować następny cud. Weź też kartę dyplomacji; działa, dopóki ją masz.',
  },
  end: 'Znasz już karty wszystkich pięciu typów. Wygrywa, kto wykona po jednym zadaniu z każdej karty zwycięstwa: strona A pokazuje je z postępem wszystkich, a s mówi, jak ci idzie. Poprowadź drugą karawanę albo skończ i graj dalej: Bob to bot. Klawisz w mówi, czego nie można i dlaczego, v próbuje ruchów na niby.',
};
