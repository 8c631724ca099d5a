import type { PayloadRequest } from 'payload';
import { fieldLabel, inLanguageOf } from '../labels.ts';

/** "Bausteine 3 › Ziel": the location in the form. */
export function wayTo(path: PropertyKey[], req: PayloadRequest): string {
	const steps = path.map((step) =>
		typeof step === 'number' ? ` ${step + 1}` : ` › ${inLanguageOf(req, fieldLabel(String(step)))}`,
	);
	return steps.join('').replace(' › ', '');
}
