import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { code128Widths } from '@korb/domain/picking/code128';
import type PDFDocument from 'pdfkit';

const MM = 72 / 25.4;
const WIDTH = 100 * MM;
const HEIGHT = 70 * MM;
const EDGE = 5 * MM;
const INNER = WIDTH - 2 * EDGE;
const BARS_TOP = 38 * MM;
const BARS_HEIGHT = 20 * MM;
/** Ten modules on each side (ISO/IEC 15417). */
const QUIET_ZONE = 10;

const { resolve } = createRequire(import.meta.url);
const regular = resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const bold = resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');

/** It lies open in the store and in the van, so it names no shopper. */
export type CrateLabel = {
	locale: string;
	code: string;
	/** On the trolley. */
	place: string;
	window: string;
	town: string;
	crate: string;
	/** Null without a cold chain. */
	temperature: string | null;
};

type Pdf = InstanceType<typeof PDFDocument>;

export async function renderLabel(label: CrateLabel): Promise<Buffer> {
	// Imported on first use, as for invoices.
	const { default: Pdf } = await import('pdfkit');
	const pdf = new Pdf({
		...{ size: [WIDTH, HEIGHT], margin: 0, lang: label.locale, displayTitle: true },
		info: { Title: label.code },
	});
	pdf.registerFont('regular', regular).registerFont('bold', bold);
	drawHead(pdf, label);
	drawBars(pdf, label.code);
	pdf.end();
	return buffer(pdf);
}

function drawHead(pdf: Pdf, { place, window, town, crate, temperature }: CrateLabel): void {
	const line = { width: INNER, lineBreak: false, ellipsis: true } as const;
	pdf.font('bold').fontSize(30).text(place, EDGE, EDGE, line);
	pdf.fontSize(15).text(crate, EDGE, EDGE + 2 * MM, { ...line, align: 'right' });
	pdf.fontSize(13).text(window, EDGE, 19 * MM, line);
	pdf.font('regular').text(town, EDGE, 26 * MM, line);
	if (temperature === null) return;
	// White on black: a thermal printer has no colour.
	pdf.font('bold').fontSize(13);
	const width = pdf.widthOfString(temperature) + 5 * MM;
	const left = WIDTH - EDGE - width;
	pdf.rect(left, 25 * MM, width, 7.5 * MM).fill('black');
	pdf.fillColor('white').text(temperature, left + 2.5 * MM, 26.3 * MM, { lineBreak: false });
	pdf.fillColor('black');
}

function drawBars(pdf: Pdf, code: string): void {
	const widths = code128Widths(code);
	const modules = widths.reduce((sum, width) => sum + width, 2 * QUIET_ZONE);
	const module = INNER / modules;
	let x = EDGE + QUIET_ZONE * module;
	for (const [place, width] of widths.entries()) {
		if (place % 2 === 0) pdf.rect(x, BARS_TOP, width * module, BARS_HEIGHT);
		x += width * module;
	}
	pdf.fill('black');
	pdf
		.font('bold')
		.fontSize(13)
		.text(code, EDGE, BARS_TOP + BARS_HEIGHT + 2 * MM, {
			...{ width: INNER, align: 'center', characterSpacing: 1.5, lineBreak: false },
		});
}
