/** Widths in CSS pixels at which a layout begins. CSS media queries repeat them literally. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Everything below this breakpoint counts as mobile. */
export const MOBILE_BELOW: Breakpoint = 'lg';

export function isMobileWidth(width: number, below: Breakpoint = MOBILE_BELOW): boolean {
	return width < breakpoints[below];
}
