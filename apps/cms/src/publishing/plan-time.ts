import type { ServerFunctionClientArgs } from 'payload';

/** A minute of tolerance for clock drift of the editor's computer. */
const GRACE_MS = 60_000;

const refusals = {
	de: 'Dieser Zeitpunkt ist schon vorbei. Wähle einen in der Zukunft.',
	en: 'That time has already passed. Choose one in the future.',
};

/** Payload runs a schedule in the past immediately, which would publish too early. */
export function refusePastPlan(
	{ name, args }: ServerFunctionClientArgs,
	language: string,
	now = Date.now(),
): { error: string } | null {
	if (name !== 'schedule-publish' || args['deleteID']) return null;
	const at = new Date(args['date'] as string | Date).getTime();
	const isFuture = at >= now - GRACE_MS;
	return isFuture ? null : { error: refusals[language === 'en' ? 'en' : 'de'] };
}
