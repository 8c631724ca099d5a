/** Why less than ordered went into the crate. */
export const shortageReasons = ['none', 'spoiled', 'few'] as const;
export type ShortageReason = (typeof shortageReasons)[number];

/** Crates of a trolley, in the order in which orders get them. */
export const crates = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const;

const TOLERANCE = 0.1;

/** Grams that count as what was ordered. */
export function weightBand(wantedGrams: number): { from: number; to: number } {
	return {
		from: Math.ceil(wantedGrams * (1 - TOLERANCE)),
		to: Math.floor(wantedGrams * (1 + TOLERANCE)),
	};
}

/** What identifies a product on the shelf: its SKU, typed by hand, or a barcode of its pack. */
export type Scannable = { sku: string; eans: readonly string[] };

/** Only a product without a barcode is taken without a code. */
export function isRightProduct({ sku, eans }: Scannable, code: string | null): boolean {
	if (code === null) return eans.length === 0;
	const wanted = code.trim().toLowerCase();
	return wanted === sku.toLowerCase() || eans.some((ean) => toGtin(ean) === toGtin(wanted));
}

/** An EAN-8, UPC-A or EAN-13 is a GTIN-14 without its leading zeros; scanners differ in how many they read. */
function toGtin(code: string): string {
	return code.padStart(14, '0');
}
