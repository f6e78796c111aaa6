/** One-dimensional barcodes as geometry: the bars of a symbol as one SVG path of height 1. */
export interface Bars {
  /** In modules, including both quiet zones. */
  readonly width: number;
  readonly path: string;
}

/** ITF (ISO/IEC 16390) and Code 128 (ISO/IEC 15417) require ten modules. */
export const QUIET_ZONE = 10;

/** @param modules `1` for dark, `0` for light */
export function drawBars(modules: string): Bars {
  const bars = [...modules.matchAll(/1+/g)];
  return {
    width: modules.length + 2 * QUIET_ZONE,
    path: bars.map(({ 0: { length }, index }) => `M${index + QUIET_ZONE} 0h${length}v1h-${length}z`).join(''),
  };
}
