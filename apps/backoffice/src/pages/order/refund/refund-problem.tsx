import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Note } from '../../../ui/note/note.tsx';

type RefundProblemProps = { error: Error | null; order: DeskOrder; newer: DeskOrder | null };

const known = {
	aboveLimit: 'refund.aboveLimit',
	nothingLeft: 'refund.nothingLeft',
	notCharged: 'order.refundNotYet',
	notPacked: 'order.refundNotYet',
} as const;

/** Why nothing was refunded. When somebody was faster, both values. */
export function RefundProblem({ error, order, newer }: RefundProblemProps) {
	const t = useMessages();
	const { money } = useFormats();
	if (!error) return null;
	if (newer) {
		return (
			<Note tone="people" isAlert>
				<b>{t('stale.title')}</b>{' '}
				{t('refund.stale', {
					now: money(refundedIn(newer), order.currency),
					before: money(refundedIn(order), order.currency),
				})}
			</Note>
		);
	}
	const rule = (error instanceof ApiError && error.code) || '';
	const text = rule in known ? known[rule as keyof typeof known] : 'notSaved';
	return (
		<Note tone="danger" isAlert>
			{t(text)}
		</Note>
	);
}

function refundedIn({ refunds }: DeskOrder): number {
	return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
