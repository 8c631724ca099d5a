import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';
import type { Tenant } from '../../context.ts';
import { coloursOf } from '../../mail/mail-colours.ts';
import type { InvoiceWriter } from './invoice-writer.ts';

/** Layout of DIN 5008 in millimetres: the address field lines up with a window envelope. */
const MM = 72 / 25.4;
const LEFT = 20 * MM;
const RIGHT = 20 * MM;
const RECEIVER_TOP = 45 * MM;
const BODY_TOP = 98 * MM;
const FOOT_HEIGHT = 22 * MM;
const ROW_GAP = 1.3 * MM;
const QUIET = '#5c5550';
const LINE = '#c9c2bc';

const { resolve } = createRequire(import.meta.url);
const regular = resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const bold = resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');

type Pdf = InstanceType<typeof PDFDocument>;
type Column = { x: number; width: number; align?: 'right' };

/**
 * Renders an invoice or a credit note as PDF. Embeds its fonts, because the standard PDF fonts lack parts of the
 * Latin script.
 */
export async function renderDocument(tenant: Tenant, write: InvoiceWriter): Promise<Buffer> {
	// Imported on first use, so that processes without invoices do not load it.
	const { default: Pdf } = await import('pdfkit');
	const pdf = new Pdf({
		size: 'A4',
		bufferPages: true,
		margins: { top: 20 * MM, bottom: FOOT_HEIGHT + 8 * MM, left: LEFT, right: RIGHT },
		info: { Title: write.title, Author: write.author },
		lang: tenant.config.clientRuntimeConfig.locale,
		displayTitle: true,
	});
	pdf.registerFont('regular', regular).registerFont('bold', bold).font('regular').fontSize(9.5);
	drawHead(pdf, write, coloursOf(tenant.config.themeConfig).action);
	drawLines(pdf, write);
	drawSum(pdf, write);
	drawVat(pdf, write);
	drawFeet(pdf, write);
	pdf.end();
	return buffer(pdf);
}

function drawHead(pdf: Pdf, write: InvoiceWriter, accent: string): void {
	pdf.rect(0, 0, pdf.page.width, 3 * MM).fill(accent);
	pdf
		.font('bold')
		.fontSize(22)
		.fillColor(accent)
		.text(write.shop, LEFT, 20 * MM);
	pdf.font('regular').fontSize(7).fillColor(QUIET).text(write.sender, LEFT, RECEIVER_TOP);
	pdf.fontSize(10.5).fillColor('black').moveDown(0.6);
	for (const row of write.receiver) pdf.text(row);
	const facts: Column = { x: 125 * MM, width: pdf.page.width - RIGHT - 125 * MM };
	let y = RECEIVER_TOP;
	for (const [label, value] of write.facts) {
		pdf.font('regular').fontSize(9.5).fillColor(QUIET).text(label, facts.x, y);
		pdf.fillColor('black').text(value, facts.x, y, { width: facts.width, align: 'right' });
		y += 5.4 * MM;
	}
	pdf.font('bold').fontSize(15).text(write.title, LEFT, BODY_TOP);
	pdf.font('regular').fontSize(9.5).moveDown(0.4).text(write.intro).moveDown(1.2);
}

function columnsOf(pdf: Pdf): Column[] {
	const end = pdf.page.width - RIGHT;
	return [
		{ x: LEFT, width: 86 * MM },
		{ x: LEFT + 86 * MM, width: 30 * MM, align: 'right' },
		{ x: LEFT + 118 * MM, width: 18 * MM, align: 'right' },
		{ x: LEFT + 138 * MM, width: end - LEFT - 138 * MM, align: 'right' },
	];
}

function drawLines(pdf: Pdf, write: InvoiceWriter): void {
	drawRow(pdf, columnsOf(pdf), write.lineHead, 'bold');
	drawRule(pdf);
	for (const row of write.lines) drawRow(pdf, columnsOf(pdf), row);
	drawRule(pdf);
}

function drawSum(pdf: Pdf, write: InvoiceWriter): void {
	const [name, , , amount] = columnsOf(pdf);
	if (!name || !amount) return;
	const columns = [{ ...name, width: 116 * MM }, amount];
	keepTogether(pdf, (write.sum.length + write.payments.length + 2) * 6 * MM);
	for (const row of write.sum) drawRow(pdf, columns, row);
	drawRule(pdf, 1.2);
	pdf.fontSize(12.5);
	drawRow(pdf, columns, write.total, 'bold');
	pdf.fontSize(9.5);
	for (const row of write.payments) drawRow(pdf, columns, row);
	pdf.moveDown(1.4);
}

function drawVat(pdf: Pdf, write: InvoiceWriter): void {
	const width = (pdf.page.width - LEFT - RIGHT) / 4;
	const columns = [0, 1, 2, 3].map((index): Column => {
		const x = LEFT + index * width;
		return index === 0 ? { x, width } : { x, width, align: 'right' };
	});
	const small = write.notes.reduce((sum, note) => sum + pdf.heightOfString(note, wide(pdf)), 0);
	keepTogether(pdf, (write.vat.length + 2) * 5.6 * MM + small);
	drawRow(pdf, columns, write.vatHead, 'bold');
	drawRule(pdf);
	for (const row of write.vat) drawRow(pdf, columns, row);
	pdf.moveDown(1);
	pdf.fillColor(QUIET);
	for (const note of write.notes) pdf.text(note, LEFT, pdf.y, wide(pdf)).moveDown(0.3);
	pdf.fillColor('black');
}

function wide(pdf: Pdf): { width: number } {
	return { width: pdf.page.width - LEFT - RIGHT };
}

function drawRow(pdf: Pdf, columns: Column[], cells: string[], font = 'regular'): void {
	pdf.font(font);
	const heights = cells.map((cell, index) =>
		pdf.heightOfString(cell, { width: columns[index]?.width ?? 0 }),
	);
	const height = Math.max(...heights);
	keepTogether(pdf, height);
	const y = pdf.y;
	for (const [index, cell] of cells.entries()) {
		const column = columns[index];
		// Tabular figures line up in columns.
		const figures = column?.align === 'right' ? { features: ['tnum' as const] } : {};
		if (column) pdf.text(cell, column.x, y, { align: 'left', ...column, ...figures });
	}
	pdf.x = LEFT;
	pdf.y = y + height + ROW_GAP;
}

/** Starts a new page when the block would not fit on this one. */
function keepTogether(pdf: Pdf, height: number): void {
	if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

function drawRule(pdf: Pdf, thickness = 0.5): void {
	const end = pdf.page.width - RIGHT;
	pdf.moveTo(LEFT, pdf.y).lineTo(end, pdf.y).lineWidth(thickness).strokeColor(LINE).stroke();
	pdf.y += ROW_GAP + thickness;
}

function drawFeet(pdf: Pdf, write: InvoiceWriter): void {
	const { start, count } = pdf.bufferedPageRange();
	for (let index = start; index < start + count; index++) {
		pdf.switchToPage(index);
		// Text below the bottom margin would start another page.
		pdf.page.margins.bottom = 0;
		const y = pdf.page.height - FOOT_HEIGHT;
		pdf.y = y - 2.5 * MM;
		drawRule(pdf);
		pdf.font('regular').fontSize(7.5).fillColor(QUIET);
		pdf.text(write.foot, LEFT, y, { width: 140 * MM });
		pdf.text(write.page(index - start + 1, count), LEFT, y, {
			width: pdf.page.width - LEFT - RIGHT,
			align: 'right',
		});
	}
}
