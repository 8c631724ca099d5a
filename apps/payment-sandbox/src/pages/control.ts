import { SandboxScript } from '@korb/contracts/order/payment-sandbox';
import { z } from 'zod';
import type { PaymentRow } from '../payment.sql.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';

/** For developers, so in English only. */
export function controlPage(
	script: SandboxScript,
	payments: PaymentRow[],
	paymentId: string | null = null,
): string {
	return layout({
		locale: 'en',
		title: paymentId ? `Payment ${paymentId}` : 'Payment sandbox',
		note: 'Test mode: no real money moves here.',
		isWide: true,
		body: html`<h2>${paymentId ? 'What this payment does' : 'What the next payments do'}</h2>
${scriptForm(script, paymentId ? `/payments/${paymentId}` : '/')}
<h2>${paymentId ? 'Now' : 'Latest payments'}</h2>
<div class="scroll" role="region" aria-label="Payments" tabindex="0"><table class="list">
<thead><tr>${[
			'Payment',
			'Method',
			'Status',
			'Requested',
			'Authorised',
			'Captured',
			'Refunded',
			'Error',
		].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${payments.map(paymentRow)}</tbody></table></div>
${paymentId !== null && html`<p><a href="/">All payments</a></p>`}`,
	});
}

function paymentRow(payment: PaymentRow): Markup {
	const money = (cents: number) => `${(cents / 100).toFixed(2)} ${payment.currency}`;
	return html`<tr>
<td><a href="/payments/${payment.payment_id}"><code>${payment.payment_id}</code></a></td>
<td>${payment.method}</td><td>${payment.status}</td><td>${money(payment.asked_cents)}</td>
<td>${money(payment.authorised_cents)}</td><td>${money(payment.captured_cents)}</td>
<td>${money(payment.refunded_cents)}</td><td>${payment.error_code ?? ''}</td></tr>`;
}

const declines = [
	'card_declined',
	'insufficient_funds',
	'expired_card',
	'authentication_failed',
	'fraud_suspected',
];
const operations = ['create', 'status', 'capture', 'void', 'refund'];
const webhooks = ['once', 'duplicate', 'early', 'late', 'never'];

function scriptForm(script: SandboxScript, action: string): Markup {
	const lost = script.loseAnswers;
	return html`<form method="post" action="${action}"><div class="grid">
${select('decline', 'Decline with', ['', ...declines], script.decline ?? '')}
${select('webhook', 'Events are sent', webhooks, script.webhook)}
${number('lateMs', 'Late means after (ms)', script.lateMs)}
${number('delayMs', 'Answer after (ms)', script.delayMs)}
${select('lostOperation', 'Lose the answer to', ['', ...operations], lost?.operation ?? '')}
${number('lostTimes', 'How often', lost?.times ?? 1)}
${number('changeAmountCents', 'Reserve more or less (cents)', script.changeAmountCents)}
</div><button>Save</button></form>`;
}

const ScriptForm = z.object({
	decline: z.string(),
	webhook: z.string(),
	lateMs: z.coerce.number(),
	delayMs: z.coerce.number(),
	lostOperation: z.string(),
	lostTimes: z.coerce.number(),
	changeAmountCents: z.coerce.number(),
});

export function readScriptForm(body: unknown): SandboxScript {
	const { decline, lostOperation, lostTimes, ...rest } = ScriptForm.parse(body);
	return SandboxScript.parse({
		...rest,
		decline: decline || null,
		loseAnswers: lostOperation ? { operation: lostOperation, times: lostTimes } : null,
	});
}

function select(name: string, label: string, values: string[], chosen: string): Markup {
	return html`<div class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}">${values.map(
		(value) =>
			html`<option value="${value}"${value === chosen && html` selected`}>${value || '–'}</option>`,
	)}</select></div>`;
}

function number(name: string, label: string, value: number): Markup {
	return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="number" value="${value}" required></div>`;
}
