import type { BulkOutcome, BulkResult } from '@korb/contracts/admin/orders/bulk-orders';
import { Link } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import styles from './bulk-answer.module.css';

/** How many were done, and why each of the others was not. */
export function BulkAnswer({ results }: BulkResult) {
	const t = useMessages();
	const done = results.filter(({ outcome }) => outcome === 'done').length;
	const reasons = groupByReason(results);
	return (
		<>
			<Note tone={reasons.length > 0 ? 'warn' : 'ok'} isAlert>
				{t('bulk.answer', { done, left: results.length - done })}
			</Note>
			{reasons.map(({ outcome, orderNumbers }) => (
				<section key={outcome} className={styles['reason']}>
					<h3>{t(`bulk.outcome.${outcome}`, { count: orderNumbers.length })}</h3>
					<p>
						{orderNumbers.map((number) => (
							<Link key={number} className={text['link']} to={`/orders/${number}`}>
								{number}
							</Link>
						))}
					</p>
				</section>
			))}
		</>
	);
}

type Reason = { outcome: Exclude<BulkOutcome, 'done'>; orderNumbers: string[] };

function groupByReason(results: BulkResult['results']): Reason[] {
	const reasons = new Map<Reason['outcome'], string[]>();
	for (const { orderNumber, outcome } of results) {
		if (outcome === 'done') continue;
		reasons.set(outcome, [...(reasons.get(outcome) ?? []), orderNumber]);
	}
	return [...reasons].map(([outcome, orderNumbers]) => ({ outcome, orderNumbers }));
}
