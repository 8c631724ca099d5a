import {
	ContactForm,
	MAX_UPLOADS,
	refuseUploads,
	type UploadType,
} from '@korb/contracts/forms/forms';
import { ApiError } from '../../errors.ts';
import type { Upload } from './contact.sql.ts';

export type ContactMessage = {
	/** Only the fields that were filled in. */
	fields: Partial<ContactForm> & Pick<ContactForm, 'email' | 'firstName' | 'text'>;
	uploads: Upload[];
	captcha: string | undefined;
};

const names = Object.keys(ContactForm.shape) as (keyof ContactForm)[];

export async function readMessage(form: FormData): Promise<ContactMessage> {
	const typed = names.map((name) => [name, textOf(form, name)] as const);
	const parsed = ContactForm.safeParse(Object.fromEntries(typed));
	if (!parsed.success) {
		const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
		throw refused(wrong.join(', '));
	}
	const { firstName, email, text, ...rest } = parsed.data;
	const filled = Object.entries(rest).filter(([, value]) => value !== '');
	return {
		fields: { firstName, email, text, ...Object.fromEntries(filled) },
		uploads: await readUploads(form),
		captcha: textOf(form, 'captcha') || undefined,
	};
}

async function readUploads(form: FormData): Promise<Upload[]> {
	const files = form
		.getAll('files')
		.filter((entry): entry is File => typeof entry !== 'string' && entry.size > 0);
	if (refuseUploads(files)) throw refused(`files (pdf, jpeg or png, at most ${MAX_UPLOADS})`);
	return Promise.all(
		files.map(async (file) => {
			const bytes = Buffer.from(await file.arrayBuffer());
			const type = typeOf(bytes);
			// File name and declared type are untrusted, so the content decides.
			if (!type) throw refused('files (neither pdf, jpeg nor png)');
			return { name: file.name.replace(/[^\p{L}\p{N}. _-]/gu, '_').slice(-200), type, bytes };
		}),
	);
}

const beginnings: [UploadType, number[]][] = [
	['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
	['image/jpeg', [0xff, 0xd8, 0xff]],
	['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

function typeOf(bytes: Buffer): UploadType | null {
	const known = beginnings.find(([, start]) =>
		bytes.subarray(0, start.length).equals(Buffer.from(start)),
	);
	return known?.[0] ?? null;
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	// PostgreSQL cannot store NUL, and no keyboard produces it.
	return typeof value === 'string' ? value.replaceAll('\u0000', '') : '';
}

function refused(reason: string): ApiError {
	return new ApiError('bad_request', `Not valid: ${reason}.`);
}
