/** What a screen says of its panels, so that `plan` can share out the window. */
import type { ReactNode } from 'react';
import type { SizeClass } from './size.js';

export interface Room {
  readonly width: number;
  readonly rows: number;
}

export interface PanelSpec {
  readonly id: string;
  /** The least columns in which it can be read. */
  readonly columns: number;
  /**
   * Heights of use at this width, frame included, smallest first: each says more than the one before. In a large body
   * the smallest can be one that says more than in a small one; none at all means that it is too narrow here.
   */
  heights(width: number, body?: Room): readonly number[];
  /** It can use any rows beyond its last height; of two in one column the larger number gets them. */
  readonly grows?: number;
  /** Up to this height it grows before anything that is not a must is placed. */
  readonly first?: number;
  /** Its least rows come with the musts; it says more only in rows that no other panel has a use for. */
  readonly last?: true;
  /** The smallest class of window in which it may not be missing. */
  readonly must?: SizeClass | undefined;
  /** Stands under the main thing, as wide as possible; needs this many columns there. */
  readonly under?: number;
  /** Wanted only beside a main thing of such a size: a legend beside small tiles. */
  beside?(main: Room): boolean;
  /** Not wanted where this other panel is shown. */
  readonly unless?: string;
  /** All that it shows depends on these: while they stay the same it is not rendered again. */
  readonly of?: readonly unknown[];
  /** What its heights depend on, where that is less: a mark makes a card brighter and not higher. */
  readonly heightsOf?: readonly unknown[];
  show(room: Room): ReactNode;
}

export interface Placed {
  readonly spec: PanelSpec;
  readonly width: number;
  readonly rows: number;
}

export interface PlannedColumn {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly Placed[];
}

export interface Plan {
  /** Which of the sizes of the main thing was taken. */
  readonly main: number;
  /** Beside the main thing. */
  readonly side: readonly PlannedColumn[];
  /** Under it: something as wide as the room there, then columns. */
  readonly strip: Placed | null;
  readonly under: readonly PlannedColumn[];
  /** Does the room below reach under the side columns too? */
  readonly across: boolean;
  /** Ids of panels that found no room. */
  readonly missing: readonly string[];
  /** All musts of this class of window found room. */
  readonly whole: boolean;
}
