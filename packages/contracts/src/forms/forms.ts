import * as z from 'zod/mini';
import { mailbox } from './mailbox.ts';

/**
 * Rules of public forms, shared by browser and API. The message of a rule is its name and, after a
 * colon, its limit; the text shown to shoppers comes from the message bundle.
 */
const max = (limit: number) => z.maxLength(limit, `maxLength:${limit}`);
const line = (limit: number) => z.string().check(z.trim(), max(limit));
const needed = (limit: number) =>
	z.string().check(z.trim(), z.minLength(1, 'required'), max(limit));
const digits = (limit: number) =>
	z.string().check(z.trim(), z.regex(/^\d*$/, 'number'), max(limit));
const noMarkup = z.regex(/^[^<]*$/, 'pattern');

export const Email = mailbox(50);

export const ContactForm = z.object({
	topic: line(160),
	firstName: needed(24),
	lastName: line(24),
	email: Email,
	text: needed(1700).check(noMarkup),
	city: line(25).check(noMarkup),
	loyaltyId: digits(20),
	orderNumber: digits(15),
	timeWindow: line(50),
	paymentMethod: line(50),
	discount: line(100),
	errorCode: line(180),
	productName: line(150),
	productEan: digits(30),
	batchNumber: line(50),
	receiptNumber: line(150),
	clientData: line(100),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** Optional fields that speed up the reply, by topic. */
export const contactGroups = {
	order: ['orderNumber', 'timeWindow', 'paymentMethod', 'discount', 'errorCode'],
	product: ['productName', 'productEan', 'batchNumber', 'receiptNumber'],
	you: ['city', 'loyaltyId', 'clientData'],
} as const satisfies Record<string, (keyof ContactForm)[]>;

export const MAX_UPLOADS = 3;
export const MAX_UPLOAD_BYTES = 10_000_000;
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Null when the files may be sent. The type is the browser's claim; the API inspects the files. */
export function refuseUploads(files: readonly { size: number; type: string }[]): string | null {
	if (files.length > MAX_UPLOADS) return 'pattern';
	const isFine = ({ size, type }: { size: number; type: string }) =>
		size <= MAX_UPLOAD_BYTES && (uploadTypes as readonly string[]).includes(type);
	return files.every(isFine) ? null : 'pattern';
}
