import { type CardError, testNumbers } from '../cards.ts';
import type { PaymentRow } from '../payment.sql.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';
import { type Texts, textsFor } from './texts.ts';

/** The first page of a payment: amount, shop and one payment method. */
export function payPage(payment: PaymentRow, errors: CardError[] = []): string {
	const texts = textsFor(payment.locale);
	const kinds = {
		card: () => ({ title: texts.card, body: cardForm(texts, errors) }),
		paypal: () => ({ title: texts.paypal, body: approval(texts, texts.paypalText) }),
		'apple-pay': () => ({ title: texts.applePay, body: approval(texts, texts.applePayText) }),
	};
	const { title, body } = kinds[payment.method]();
	return page(
		payment,
		title,
		html`<form method="post" action="/pay/${payment.payment_id}/${payment.method}" novalidate>${body}</form>
${cancelForm(payment, texts.cancel)}
${payment.method === 'card' && numbersToTry(texts)}`,
	);
}

export function challengePage(payment: PaymentRow, isWrong: boolean): string {
	const texts = textsFor(payment.locale);
	return page(
		payment,
		texts.challenge,
		html`<p>${texts.challengeText}</p>
<form method="post" action="/pay/${payment.payment_id}/challenge" novalidate>
${field({ name: 'code', label: texts.code, mode: 'numeric', complete: 'one-time-code', error: isWrong && texts.errorCode })}
<button>${texts.confirm}</button>
</form>
<form method="post" action="/pay/${payment.payment_id}/reject"><button class="quiet">${texts.reject}</button></form>`,
	);
}

export function overPage(payment: PaymentRow, backUrl: string): string {
	const texts = textsFor(payment.locale);
	return page(
		payment,
		texts.over,
		html`<p>${texts.overText}</p><a class="button" href="${backUrl}">${texts.back}</a>`,
	);
}

export function unknownPage(locale: string): string {
	const texts = textsFor(locale);
	return layout({
		locale,
		title: texts.unknown,
		note: texts.testMode,
		body: html`<p>${texts.unknownText}</p>`,
	});
}

function page(payment: PaymentRow, title: string, body: Markup): string {
	const texts = textsFor(payment.locale);
	const amount = new Intl.NumberFormat(payment.locale, {
		style: 'currency',
		currency: payment.currency,
	}).format(payment.asked_cents / 100);
	return layout({
		locale: payment.locale,
		title,
		note: texts.testMode,
		body: html`<dl>
<dt>${texts.payTo}</dt><dd>${payment.shop_name}</dd>
<dt>${texts.amount}</dt><dd>${amount}</dd>
</dl>
${body}`,
	});
}

function cardForm(texts: Texts, errors: CardError[]): Markup {
	const wrong = (name: CardError, text: string) => errors.includes(name) && text;
	return html`${field({ name: 'number', label: texts.cardNumber, mode: 'numeric', complete: 'cc-number', error: wrong('number', texts.errorNumber) })}
<div class="pair">
${field({ name: 'expiry', label: texts.expiry, mode: 'text', complete: 'cc-exp', error: wrong('expiry', texts.errorExpiry) })}
${field({ name: 'cvc', label: texts.cvc, mode: 'numeric', complete: 'cc-csc', hint: texts.cvcHint, error: wrong('cvc', texts.errorCvc) })}
</div>
<button>${texts.pay}</button>`;
}

function approval(texts: Texts, text: string): Markup {
	return html`<p>${text}</p><button>${texts.pay}</button>`;
}

function cancelForm(payment: PaymentRow, label: string): Markup {
	return html`<form method="post" action="/pay/${payment.payment_id}/cancel"><button class="quiet">${label}</button></form>`;
}

type Field = {
	name: string;
	label: string;
	mode: 'numeric' | 'text';
	complete: string;
	hint?: string;
	error: string | false;
};

function field({ name, label, mode, complete, hint, error }: Field): Markup {
	// The error repeats the hint and gives the reason, so it replaces it.
	const note = error ? `${name}-error` : hint && `${name}-hint`;
	return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="${mode}" autocomplete="${complete}" required${
		error && html` aria-invalid="true"`
	}${note !== undefined && html` aria-describedby="${note}"`}>
${hint !== undefined && !error && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
</div>`;
}

function numbersToTry(texts: Texts): Markup {
	return html`<details><summary>${texts.testNumbers}</summary>
<table>${testNumbers.map(
		({ number, does }) =>
			html`<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${texts[`does_${does}`]}</td></tr>`,
	)}</table></details>`;
}
