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
      'Grasz Rzymem. Pięć kart rozwoju leży w rzędzie (strona R pokazuje go większym): slot 1 jest słaby, slot 5 silny. W turze używasz jednej karty; wraca ona do slotu 1, a te pod nią idą wyżej. Czekanie wzmacnia karty. Weź Garncarstwo ze slotu 5: przemysł.',
    'city:H10':
      'Przemysł buduje cud albo miasto. Z siłą 5 nowe miasto może stanąć na każdym terenie, blisko twoich. H10 leży niedaleko stolicy na I8. W lewo i w prawo prowadzą po polach, z tab strzałki chodzą po mapie.',
    'focus:early-empire':
      'Runda 2. Wczesne imperium to kultura: kładzie żetony kontroli obok twoich miast, na terenie nie trudniejszym niż jej slot: łąki 1, wzgórza 2, las 3, pustynia 4, góry 5. Jest już w slocie 5, więc można wszędzie.',
    'place:G10':
      'Na G10 jest cud natury (**). Kto kładzie tam żeton, ten go ma, i liczy się on do niektórych zadań: opowiada o nim klawisz i.',
    'place:H9':
      'Drugi żeton na H9, między stolicą a miastem. Miasto, którego wszyscy sąsiedzi są twoi, jest rozwinięte, a rozwinięte miasta handlują i wysyłają karawany.',
    'focus:astrology':
      'Na końcu rundy obraca się tarcza wydarzeń: barbarzyńcy idą, wracają albo miasta handlują. Teraz nauka: Astrologia jest w slocie 3, więc twoja tarcza technologii idzie o 3 kroki.',
    'take:currency>foreign-trade':
      'Tarcza doszła do znaku: jedną twoją kartę zastępuje karta wyższego poziomu tego samego rodzaju. Weź Walutę zamiast Handlu zagranicznego: dwie karawany i dłuższe drogi.',
    'focus:masonry':
      'Barbarzyńca stoi na I5 i zamyka drogę do państwa-miasta na I4. Murarstwo to karta wojskowa, w slocie 5. Atak to kość i slot; obrona to kość i teren, i wygrywa remisy.',
    'attack:I5@I':
      'Dwa ataki albo umacnianie żetonów. Zaatakuj I5. Kości nie można cofnąć, więc cofanie kończy się tutaj, co powie górny wiersz.',
    'put:currency':
      'Wygrana, 10 do 7. Pokonany barbarzyńca zostawia żeton handlu: leży na karcie i raz ją wzmacnia. Połóż go na Walucie, dla karawan.',
    done: 'Można zaatakować i państwo-miasto, ale karawana jest warta więcej. Wybierz „gotowe”.',
    'focus:currency': 'Runda 5. Waluta jest już w slocie 5, a droga wolna. Gospodarka prowadzi karawany.',
    spend: 'Możesz wydać żeton, który leży na karcie: karawany idą o pole dalej. Wybierz 1.',
    'caravan:1': 'Na karcie czekają dwie karawany. Weź pierwszą.',
    'go:I4':
      'Do Buenos Aires na I4. Karawana, która dochodzi do państwa-miasta albo cudzego miasta, wraca do domu i daje dwa żetony handlu oraz kartę dyplomacji.',
    'card:buenos-aires':
      'Na Garncarstwie leżą teraz dwa żetony: twoje następne miasto albo cud będzie silne. Weź też kartę dyplomacji; działa, dopóki ją masz.',
  },
  end: 'Znasz już karty wszystkich pięciu rodzajów. Wygrywa, kto ma wykonane po jednym zadaniu z każdej karty zwycięstwa: strona A pokazuje je z postępem wszystkich, a s stan. Prowadź drugą karawanę albo skończ i graj dalej: Bob to bot. Klawisz w mówi, czego nie można i dlaczego, v próbuje ruchów.',
};
