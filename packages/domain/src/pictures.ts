/** Widths in pixels in which every picture of a product can be had. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 960] as const;
type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Only the part that differs travels with a product: lists of them are long. */
export function pictureAddress(base: string, width: PictureWidth): string {
	return `${base}/${width}.webp`;
}
