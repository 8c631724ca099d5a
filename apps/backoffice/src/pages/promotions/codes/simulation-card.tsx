import type { CodeSimulation } from '@korb/contracts/admin/promotions/discount-codes';
import { simulateCode } from '@korb/contracts/admin/promotions/discount-codes-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ColumnChart } from '../../../ui/chart/column-chart.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDebounced } from '../../../ui/field/use-debounced.ts';
import { CheckIcon } from '../../../ui/icons/check.ts';
import text from '../../../ui/layout/text.module.css';
import type { CodeTerms } from './code-draft.ts';
import styles from './codes.module.css';
import { useCodeWords } from './use-code-words.ts';

const DEBOUNCE_MS = 400;

/** What the code would have cost, as it is typed. */
export function SimulationCard({ terms }: { terms: CodeTerms }) {
	const t = useMessages();
	const { kind, value, minOrderCents, fulfilment } = terms;
	const asked = useDebounced(JSON.stringify([kind, value, minOrderCents, fulfilment]), DEBOUNCE_MS);
	const { data, error, refetch, isPlaceholderData } = useQuery({
		queryKey: ['codeSimulation', asked],
		queryFn: ({ signal }) =>
			call(simulateCode, {
				query: {
					...{ kind, value },
					...(minOrderCents !== null && { minOrderCents }),
					...(fulfilment && { fulfilment }),
				},
				signal,
			}),
		placeholderData: keepPreviousData,
	});
	return (
		<Card
			title={t('codes.lastWeek')}
			hint={
				data && (
					<Badge>
						<CheckIcon />
						{t('codes.checked', { count: data.orders })}
					</Badge>
				)
			}
		>
			{error && (
				<LoadFailed what={t('codes.notChecked')} error={error} onRetry={() => void refetch()} />
			)}
			{data && (
				<div className={classes(styles['column'], isPlaceholderData && styles['busy'])}>
					<Result result={data} terms={terms} />
					{terms.audience !== 'everybody' && (
						<p className={classes(text['small'], text['faint'])}>{t('codes.allCustomers')}</p>
					)}
				</div>
			)}
		</Card>
	);
}

function Result({ result, terms }: { result: CodeSimulation; terms: CodeTerms }) {
	const t = useMessages();
	const { money } = useCodeWords();
	const { eligible, costCents, carts } = result;
	const { kind, value, maxUses } = terms;
	return (
		<>
			<dl className={styles['numbers']}>
				<div>
					<dt>{t('codes.couldUse')}</dt>
					<dd>{eligible}</dd>
				</div>
				<div>
					<dt>{t('codes.wouldCost')}</dt>
					<dd>{money(costCents)}</dd>
				</div>
				{kind === 'amount' && maxUses !== null && (
					<div>
						<dt>{t('codes.atMost', { uses: maxUses })}</dt>
						<dd>{money(value * maxUses)}</dd>
					</div>
				)}
			</dl>
			<p className={classes(text['small'], text['muted'])}>{t('codes.cartsByValue')}</p>
			<ColumnChart
				label={t('codes.cartsChart', {
					list: carts.map(({ fromCents, orders }) => `${money(fromCents)}: ${orders}`).join('; '),
				})}
				pairs={carts.map(({ fromCents, orders }, index) => ({
					label: `${fromCents / 100}${index === carts.length - 1 ? '+' : ''}`,
					now: orders,
					before: null,
				}))}
			/>
			<p className={classes(text['small'], text['faint'])}>{t('codes.sameOrders')}</p>
		</>
	);
}
