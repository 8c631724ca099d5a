import { expect, it } from 'vitest';
import { bundleFor } from './index.ts';

const german = Object.entries(bundleFor('de-AT'));
const english = Object.entries(bundleFor('en-GB'));

it.each([
	['USt., not MwSt.', /MwSt|Mehrwertsteuer|\bUSt(?!\.)/],
	['Liefergebühr, not Servicegebühr or Lieferkosten', /Servicegebühr|Lieferkosten/],
])('German has one word for one thing: %s', (_rule, others) => {
	expect(german.filter(([, text]) => others.test(text))).toEqual([]);
});

it('German lists and product pages speak of Artikel', () => {
	const spoken = german.filter(([key]) =>
		/^(listing|cart|brands|shell)\.|^product\.similar/.test(key),
	);
	expect(spoken.filter(([, text]) => /\bProdukte?n?\b/.test(text))).toEqual([]);
});

it.each([
	['no pieces and pcs', /\bpcs?\b|\bpieces?\b/],
	['no prices "instead of" others', /^instead of$/],
	['no button that sounds like a statute', /obligation to pay/],
	['no sentence of an email in lower case after the greeting', /^(?:we|your) .*\.$/],
	['one spelling of email', /e-mail/i],
])('English is what British shops say: %s', (_rule, others) => {
	expect(english.filter(([, text]) => others.test(text))).toEqual([]);
});
