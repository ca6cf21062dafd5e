/** The opinion of plans: points for everything that a sheet shows. Found by least squares on plans to the end (docs/bots.md). */
import { ROUNDS } from '../../data/tiles.js';
import { ROWS, type Row } from './shown.js';

/** What takes some reckoning (`worth.ts`). */
export const PARTS = ['goods', 'passing', 'towns to come', 'races', 'cult bonus'] as const;
type Part = (typeof PARTS)[number];

/** In the rounds before the last one: at its brink, and for each round more before it; and in the last round. */
type Numbers = readonly [brink: number, perRound: number, last: number];

const OPINION: Readonly<Record<Part | Row, Numbers>> = {
  goods: [0.81, 0.01, 1.18],
  passing: [0.37, 0.15, 0.63],
  'towns to come': [0.76, 0.01, 0.87],
  races: [0.51, 0.05, 0.65],
  'cult bonus': [0.56, 0, 0],
  coins: [0.17, -0.03, 0.03],
  workers: [0.36, -0.04, 0.09],
  priests: [1.18, -0.07, 0.77],
  'bowl 2': [0.14, -0.07, 0.09],
  'bowl 3': [0.24, -0.05, 0.15],
  'income: coins': [-0.64, 0.49, -0.06],
  'income: workers': [-1.25, 1.19, 0.32],
  'income: priests': [-0.22, 0.86, 0.26],
  'income: power': [-0.18, 0.2, 0],
  dwelling: [1, -0.41, 0.13],
  'trading-house': [-0.19, 0.21, 0.03],
  temple: [-0.49, -0.07, -0.23],
  stronghold: [0.42, -1.57, -0.68],
  sanctuary: [0.9, -0.4, -0.2],
  'dwellings squared': [-0.6, -0.09, -0.48],
  shipping: [2.03, 0.07, 0.71],
  'shipping squared': [-0.58, 0.09, -0.23],
  'shipping of mermaids': [1.14, 0.21, 0.37],
  digging: [0.4, 0.48, 0.43],
  'priests on orders': [-0.44, 0.03, -0.27],
  'priests in supply': [0.11, 0.08, 0],
  keys: [-0.03, -0.26, -0.33],
  'cult steps': [0.21, -0.02, 0.12],
  area: [-0.05, -0.19, -0.15],
  'actions to a town': [-0.67, 0.19, -0.08],
  'a town is near': [-0.73, 0.65, 0.32],
  'a town is near, tiles ahead': [5.81, -1.58, 7.57],
  'a town is near, FAV5': [-1.98, -0.01, -1.82],
  'strength beside others': [0.1, -0.09, 0.05],
  'FAV10: trading houses to build': [1.37, -0.37, 0.6],
  'FAV11: dwellings to build': [0.58, -0.19, 0.26],
  'FAV12: trading houses': [0.22, 0.01, 0.15],
  'tiles ahead: dwelling': [0.36, 0.05, 0.48],
  'tiles ahead: trading-house': [1.01, -0.16, 0.91],
  'tiles ahead: temple': [0.77, 0.11, 0.92],
  'tiles ahead: stronghold': [0.48, -0.32, 0.69],
  'tiles ahead: sanctuary': [1.25, -0.11, 0.68],
  FAV1: [-1.7, 0.53, -0.02],
  FAV2: [-1.59, 0.06, -0.01],
  FAV3: [-1.46, -0.06, -0.29],
  FAV4: [-2.72, -0.21, -0.64],
  FAV5: [-1.77, 0.39, -0.43],
  FAV6: [-1.59, 1.01, -0.51],
  FAV7: [-0.93, 0.19, -0.65],
  FAV8: [-2.32, 0.73, 0.06],
  FAV9: [0.26, -0.05, 0.24],
  FAV10: [-2.7, 2.11, -0.73],
  FAV11: [-0.7, 2.83, 0.77],
  FAV12: [1.12, 1.09, 0.17],
  BON1: [-0.97, 0.28, -1.07],
  BON2: [-0.74, -0.01, -1.33],
  BON3: [-1.36, 0.43, -1.38],
  BON4: [-0.46, 0.16, -0.85],
  BON5: [-0.85, 0.26, -1.2],
  BON6: [0.74, -0.17, 1.32],
  BON7: [1.44, -0.38, 1.34],
  BON8: [-0.01, -0.24, -1.57],
  BON9: [1.11, -0.23, 1.05],
  BON10: [1.02, -0.11, 1.68],
  'ACTA is free': [0.82, 0.05, 1.06],
  'ACTC is free': [-0.78, 0.08, 0.53],
  'ACTG is free': [-0.36, 0.14, -0.03],
  'ACTN is free': [1.63, 0.04, 0.92],
  'ACTS is free': [1.17, 0.67, 0.73],
  'ACTW is free': [1.76, 0.24, 2.21],
  'BON1 is free': [1.1, 0.25, 1.27],
  'BON2 is free': [0.94, -0.12, 0.56],
  'FAV6 is free': [0.56, -0.12, 0.57],
  'stronghold: witches': [-3.22, 3.7, -1.47],
  'stronghold: auren': [-4.3, 2.85, -2.51],
  'stronghold: alchemists': [2.3, 1.41, 0.3],
  'stronghold: darklings': [0.79, 0.27, 0.87],
  'stronghold: halflings': [2.09, 0.32, 0.13],
  'stronghold: cultists': [-1.64, -1.05, -1.7],
  'stronghold: engineers': [-0.57, 2, 0.3],
  'stronghold: dwarves': [-0.63, 2.04, 0.36],
  'stronghold: mermaids': [-1.41, 0.78, -0.44],
  'stronghold: swarmlings': [0.53, 5.3, 1.35],
  'stronghold: chaos-magicians': [-0.11, 1.81, -0.8],
  'stronghold: giants': [-3.63, 4.78, -1.51],
  'stronghold: fakirs': [0, 1.5, 0.09],
  'stronghold: nomads': [-0.07, 3.95, 1.52],
};

/** The numbers of a round, with so many rounds after it: parts first, then rows. */
export function numbersAt(left: number): Float64Array {
  const rounds = Math.min(left, ROUNDS - 1);
  return Float64Array.from([...PARTS, ...ROWS], (name) => {
    const [brink, perRound, last] = OPINION[name];
    return rounds === 0 ? last : brink + perRound * rounds;
  });
}
