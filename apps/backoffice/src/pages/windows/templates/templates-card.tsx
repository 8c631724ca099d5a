import type { DeskTemplate } from '@korb/contracts/admin/windows/window-templates';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { useWeekdays } from '../../../session/use-weekdays.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Status } from '../../../ui/badge/status.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classes } from '../../../ui/classes.ts';
import text from '../../../ui/layout/text.module.css';
import { Empty } from '../../../ui/note/empty.tsx';
import table from '../../../ui/table/table.module.css';
import { hours } from '../week.ts';
import styles from './templates.module.css';

type TemplatesCardProps = {
	list: { currency: string; templates: DeskTemplate[] };
	/** Null for those who may only look. */
	onEdit: ((template: DeskTemplate) => void) | null;
};

export function TemplatesCard({ list, onEdit }: TemplatesCardProps) {
	const { t } = useLocale();
	const { money } = useFormats();
	const { templates, currency } = list;
	return (
		<Card title={t('templates.weekly')} isFlush footer={t('templates.rules')}>
			<table className={table['table']}>
				<thead>
					<tr>
						<th scope="col">{t('orders.window')}</th>
						<th scope="col">{t('templates.days')}</th>
						<th scope="col" className={table['num']}>
							{t('windows.places')}
						</th>
						<th scope="col" className={table['num']}>
							{t('windows.fee')}
						</th>
						<th scope="col" className={table['num']}>
							{t('windows.lead')}
						</th>
						<th scope="col" className={table['num']}>
							{t('templates.green')}
						</th>
						<th scope="col" className={table['num']}>
							{t('templates.windows')}
						</th>
						<th scope="col">{t('templates.name')}</th>
						<th scope="col">{t('templates.state')}</th>
					</tr>
				</thead>
				<tbody>
					{templates.map((template) => (
						<tr key={template.templateId}>
							<td className={text['strong']}>
								{onEdit ? (
									<button
										type="button"
										className={styles['open']}
										aria-label={t('templates.change', {
											hours: hours(template.starts, template.ends),
											name: template.templateId,
										})}
										onClick={() => onEdit(template)}
									>
										{hours(template.starts, template.ends)}
									</button>
								) : (
									hours(template.starts, template.ends)
								)}
							</td>
							<td>
								<Days weekdays={template.weekdays} />
							</td>
							<td className={table['num']}>{template.capacity}</td>
							<td className={table['num']}>
								{template.fee === null ? (
									<Badge tone="warn">{t('windows.noFee')}</Badge>
								) : (
									money(template.fee, currency)
								)}
							</td>
							<td className={table['num']}>
								{t('templates.lead', { minutes: template.leadMinutes })}
							</td>
							<td className={table['num']}>{money(-template.greenReduction, currency)}</td>
							<td className={table['num']}>{template.windows}</td>
							<td className={text['code']}>{template.templateId}</td>
							<td className={table['nowrap']}>
								<State template={template} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{templates.length === 0 && <Empty title={t('templates.none')} />}
		</Card>
	);
}

function Days({ weekdays }: { weekdays: number[] }) {
	const names = useWeekdays();
	return (
		<span className={styles['days']}>
			{names.map(({ weekday, short }) => (
				<span
					key={weekday}
					className={classes(weekdays.includes(weekday) && styles['on'])}
					aria-hidden={!weekdays.includes(weekday)}
				>
					{short}
				</span>
			))}
		</span>
	);
}

function State({ template: { fee, weekdays, windows } }: { template: DeskTemplate }) {
	const { t } = useLocale();
	if (weekdays.length === 0) return <Status mark="off">{t('templates.paused')}</Status>;
	if (fee === null) return <Status mark="waiting">{t('templates.unpriced')}</Status>;
	return windows > 0 ? (
		<Status mark="done">{t('templates.runs')}</Status>
	) : (
		<Status mark="ring">{t('templates.idle')}</Status>
	);
}
