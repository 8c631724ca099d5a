/** How a crate is kept until the shopper has it. */
export const temperatureZones = ['ambient', 'chilled', 'frozen'] as const;
export type TemperatureZone = (typeof temperatureZones)[number];

export const MOST_CRATES = 20;

type CrateKey = { orderNumber: string; number: number };

/** What its label says, as text and as barcode: `10004217-2`. */
export function crateCode({ orderNumber, number }: CrateKey): string {
	return `${orderNumber}-${number}`;
}

export function parseCrateCode(code: string): CrateKey | null {
	const [, orderNumber, number] = /^\s*(\d{1,16})-([1-9]\d?)\s*$/.exec(code) ?? [];
	return orderNumber && number ? { orderNumber, number: Number(number) } : null;
}

export function isRightCrate(crate: CrateKey, code: string): boolean {
	const scanned = parseCrateCode(code);
	return scanned !== null && crateCode(scanned) === crateCode(crate);
}
