import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatMoney, speakMoney } from './money.ts';
import { Deposit, MemberPrice, Price, UnitPrice } from './price.tsx';

const euro = { locale: 'de-AT', currency: 'EUR' } as const;

describe('money', () => {
	it.each([
		[199, 'de-AT', 'EUR', '€\u00a01,99'],
		[5, 'de-AT', 'EUR', '€\u00a00,05'],
		[123456, 'de-AT', 'EUR', '€\u00a01.234,56'],
		[199, 'de-DE', 'EUR', '1,99\u00a0€'],
		[199, 'en-GB', 'EUR', '€1.99'],
		[199, 'de-CH', 'CHF', 'CHF\u00a01.99'],
	])('formats %i as %s does', (cents, locale, currency, text) => {
		expect(formatMoney(cents, locale, currency)).toBe(text);
	});

	it('is spoken with the name of the currency', () => {
		expect(speakMoney(199, 'de-AT', 'EUR')).toBe('1,99 Euro');
		expect(speakMoney(199, 'en-GB', 'EUR')).toBe('1.99 euros');
	});
});

describe('Price', () => {
	it('reads a sale price as "1,99 Euro statt 2,49 Euro"', () => {
		expect(heard(<Price cents={199} previousCents={249} instead="statt" {...euro} />)).toBe(
			'1,99 Euro statt 2,49 Euro',
		);
	});

	it('shows what it reads', () => {
		expect(seen(<Price cents={199} previousCents={249} instead="statt" {...euro} />)).toBe(
			'€\u00a01,99statt €\u00a02,49',
		);
	});

	it('marks an approximate price in both', () => {
		const price = <Price cents={567} approximately="ca." {...euro} />;
		expect(heard(price)).toBe('ca. 5,67 Euro');
		expect(seen(price)).toBe('ca. €\u00a05,67');
	});

	it('is a sale price even if the price before was zero', () => {
		expect(heard(<Price cents={0} previousCents={0} instead="statt" {...euro} />)).toBe(
			'0,00 Euro statt 0,00 Euro',
		);
	});
});

describe('additions to the price', () => {
	it('name the club before its price', () => {
		expect(heard(<MemberPrice cents={179} label="Club" {...euro} />)).toBe('Club 1,79 Euro');
	});

	it('use non-breaking spaces in unit price and deposit', () => {
		expect(seen(<UnitPrice cents={798} per="/ kg" {...euro} />)).toBe('€\u00a07,98\u00a0/\u00a0kg');
		const pounds = { locale: 'en-GB', currency: 'GBP' };
		expect(seen(<UnitPrice cents={129} per="each" {...pounds} />)).toBe('£1.29\u00a0each');
		expect(seen(<Deposit cents={25} label="Pfand" {...euro} />)).toBe('+\u00a0€\u00a00,25 Pfand');
	});
});

const HIDDEN = /<span class="visually-hidden">(.*?)<\/span>/g;
const SILENT = /<(b|span) aria-hidden="true".*?<\/\1>/g;

function heard(element: React.ReactNode): string {
	return text(renderToStaticMarkup(element).replace(SILENT, ''));
}

function seen(element: React.ReactNode): string {
	return text(renderToStaticMarkup(element).replace(HIDDEN, ''));
}

function text(html: string): string {
	return html.replace(/<[^>]+>/g, '').trim();
}
