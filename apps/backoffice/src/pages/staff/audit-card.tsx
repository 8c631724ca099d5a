import type { AuditEntry } from '@korb/contracts/admin/staff/staff';
import { Link } from 'react-router';
import { auditActions, unknownAction } from '../../audit/audit-actions.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useWeekdays } from '../../session/use-weekdays.ts';
import { useSettingWords } from '../../settings/setting-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import { RowSkeleton } from '../../ui/table/row-skeleton.tsx';
import table from '../../ui/table/table.module.css';
import styles from './audit-card.module.css';
import { auditWords } from './audit-words.ts';
import { describeChange } from './describe-change.ts';
import { useAuditLog, useStaff } from './staff-queries.ts';

const PREVIEW = 8;

/** The latest entries as a preview, or all of them, page by page. */
export function AuditCard({ isPreview = false }: { isPreview?: boolean }) {
	const t = useMessages();
	const { may } = useSession();
	const log = useAuditLog();
	const all = log.data?.pages.flatMap(({ entries }) => entries);
	const entries = isPreview ? all?.slice(0, PREVIEW) : all;
	return (
		<Card
			title={t('nav.audit')}
			hint={may('audit.read') ? t('audit.hint') : t('audit.ownHint')}
			isFlush
			actions={
				isPreview && (
					<Link className={`${text['link']} ${text['small']}`} to="/staff/audit">
						{t('audit.all')}
					</Link>
				)
			}
			footer={
				!isPreview &&
				log.hasNextPage && (
					<Button size="sm" disabled={log.isFetching} onClick={() => void log.fetchNextPage()}>
						{t('audit.more')}
					</Button>
				)
			}
		>
			{log.error && (
				<LoadFailed what={t('audit.failed')} error={log.error} onRetry={() => void log.refetch()} />
			)}
			<table className={table['table']}>
				<thead>
					<tr>
						<th scope="col">{t('audit.when')}</th>
						<th scope="col">{t('audit.who')}</th>
						<th scope="col">{t('audit.did')}</th>
						<th scope="col">{t('audit.what')}</th>
						<th scope="col">{t('audit.details')}</th>
					</tr>
				</thead>
				<tbody>
					{log.isPending && <RowSkeleton columns={5} rows={PREVIEW} />}
					{entries?.map((entry) => (
						<AuditRow key={entry.entryId} entry={entry} />
					))}
				</tbody>
			</table>
			{entries?.length === 0 && <Empty title={t('audit.empty')} />}
		</Card>
	);
}

function AuditRow({ entry }: { entry: AuditEntry }) {
	const t = useMessages();
	const formats = useFormats();
	const words = auditWords(t, useSettingWords(), useWeekdays());
	const { icon: Icon, label } = auditActions[entry.action] ?? unknownAction;
	return (
		<tr>
			<td className={`${text['muted']} ${table['nowrap']}`}>
				<time dateTime={entry.at} title={formats.full(entry.at)}>
					{formats.moment(entry.at)}
				</time>
			</td>
			<td className={`${text['strong']} ${table['nowrap']}`}>{entry.staffName}</td>
			<td>
				<span className={styles['did']}>
					<Icon />
					{label ? t(label) : entry.action}
				</span>
			</td>
			<td className={table['nowrap']}>
				<Subject subject={entry.subject} />
			</td>
			<td className={styles['details']}>
				<ul>
					{describeChange(entry.before, entry.after, words).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</td>
		</tr>
	);
}

/** `order:100017` links to the order, `staff:3f0c…` becomes a name for those who may see them. */
function Subject({ subject }: { subject: string }) {
	const t = useMessages();
	const { may } = useSession();
	const [kind, id = ''] = subject.split(':');
	if (kind === 'order' && may('orders.read')) {
		return (
			<Link className={text['link']} to={`/orders/${encodeURIComponent(id)}`}>
				{t('audit.order', { number: id })}
			</Link>
		);
	}
	if (kind === 'staff' && may('staff.read')) return <StaffName staffId={id} />;
	if (kind === 'customer') {
		return may('customers.read') ? (
			<Link className={text['link']} to={`/customers/${id}`}>
				{t('audit.customer')}
			</Link>
		) : (
			t('audit.customer')
		);
	}
	if (kind === 'settings') {
		return may('settings.read') ? (
			<Link className={text['link']} to="/settings/history">
				{t('audit.settings')}
			</Link>
		) : (
			t('audit.settings')
		);
	}
	if (kind === 'code' && may('promotions.read')) {
		return (
			<Link className={text['link']} to={`/promotions/codes/${encodeURIComponent(id)}`}>
				{t('audit.code', { code: id })}
			</Link>
		);
	}
	if (kind === 'promotion' && may('promotions.read')) {
		return (
			<Link className={text['link']} to={`/promotions/${id}`}>
				{t('assortment.promotion')}
			</Link>
		);
	}
	if (kind === 'payment' && may('settings.publish')) {
		return (
			<Link className={text['link']} to="/settings/payment">
				{t('audit.payment')}
			</Link>
		);
	}
	if (kind === 'webhook' && may('settings.publish')) {
		return (
			<Link className={text['link']} to="/settings/webhooks">
				{t('audit.webhook')}
			</Link>
		);
	}
	if (kind === 'window') return t('audit.window');
	if (kind === 'template') return t('audit.template', { name: id });
	if (kind === 'day') return t('audit.day');
	if (kind === 'wave') return t('audit.wave');
	if (kind === 'product' && may('assortment.read')) {
		return (
			<Link className={text['link']} to={`/assortment/${id}`}>
				{t('audit.product', { sku: id })}
			</Link>
		);
	}
	return kind === 'staff' ? t('audit.person') : subject;
}

function StaffName({ staffId }: { staffId: string }) {
	const t = useMessages();
	const { data } = useStaff();
	return data?.find((member) => member.staffId === staffId)?.name ?? t('audit.person');
}
