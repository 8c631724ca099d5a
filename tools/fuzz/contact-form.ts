import { createDice } from './dice.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { nastyTexts } from './nasty-values.ts';
import { canaries } from './valid-values.ts';

const BOUNDARY = 'korb-fuzz';

/** The contact form: the only request with file uploads and the only one that is not JSON. */
export function contactForm(
	request: FuzzRequest,
	{ seed, number }: { seed: number; number: number },
): FuzzRequest {
	if (request.twist === 'content type' || request.twist === 'whole body') return request;
	const dice = createDice(seed, -1 - number);
	const fields: Record<string, string> = {
		...{ topic: 'Lob', city: 'Wien', loyaltyId: '12', productEan: '9001', captcha: 'off' },
		...{ firstName: 'Kanaria', lastName: 'Gelbvogel', text: canaries['message'] ?? '' },
		email: canaries['email'] ?? '',
	};
	fields[dice.pick([...Object.keys(fields), '__proto__', 'files', ''])] = dice
		.pick(nastyTexts)
		.toWellFormed();
	const parts = Object.entries(fields).map(
		([name, value]) =>
			`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
	);
	const fileName = dice.pick(['a.png', '../a.png', 'a\u0000.pdf', '', 'x'.repeat(300)]);
	const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n\u0089PNG`;
	const ending = dice.isOneIn(4) ? '' : `\r\n--${BOUNDARY}--\r\n`;
	return {
		...request,
		headers: { ...request.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
		body: `${[...parts, ...(dice.isOneIn(2) ? [file] : [])].join('\r\n')}${ending}`,
	};
}
