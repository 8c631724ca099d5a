import type { CopiedWeek, WeekCopyEffect } from '@korb/contracts/admin/windows/copy-week';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { classes } from '../../../ui/classes.ts';
import { Note } from '../../../ui/note/note.tsx';
import table from '../../../ui/table/table.module.css';
import { hours, noonOf, weekNumber } from '../week.ts';
import styles from './copy-week.module.css';

const rows = [
	{ label: 'copyWeek.changed', count: (week: CopiedWeek) => week.changed },
	{ label: 'copyWeek.same', count: (week: CopiedWeek) => week.same },
	{ label: 'copyWeek.kept', count: (week: CopiedWeek) => week.kept.length },
	{ label: 'copyWeek.missing', count: (week: CopiedWeek) => week.missing },
] as const;

/** What would change in each week, and which windows keep what they have sold. */
export function CopyEffect({ effect: { weeks } }: { effect: WeekCopyEffect }) {
	const t = useMessages();
	const { weekday } = useFormats();
	return (
		<>
			<table className={classes(table['table'], styles['effect'])}>
				<thead>
					<tr>
						<th scope="col">{t('copyWeek.dryRun')}</th>
						{weeks.map(({ from }) => (
							<th key={from} scope="col" className={table['num']}>
								{t('copyWeek.week', { number: weekNumber(from) })}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, count }) => (
						<tr key={label}>
							<th scope="row">{t(label)}</th>
							{weeks.map((week) => (
								<td key={week.from} className={table['num']}>
									{label === 'copyWeek.changed' ? <b>{count(week)}</b> : count(week)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{weeks
				.filter(({ kept }) => kept.length > 0)
				.map(({ from, kept }) => (
					<Note key={from} tone="warn">
						{t('copyWeek.keptText', {
							number: weekNumber(from),
							count: kept.length,
							windows: kept
								.map(
									(each) => `${weekday(noonOf(each.day))} ${hours(each.startTime, each.endTime)}`,
								)
								.join(', '),
						})}
					</Note>
				))}
		</>
	);
}
