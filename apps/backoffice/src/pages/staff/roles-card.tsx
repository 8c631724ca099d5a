import { permissions, roleMay, staffRoles } from '@korb/domain/staff/permissions';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CheckIcon } from '../../ui/icons/check.ts';
import text from '../../ui/layout/text.module.css';
import table from '../../ui/table/table.module.css';
import styles from './staff-page.module.css';

/** The very table by which the API decides. */
export function RolesCard() {
	const t = useMessages();
	return (
		<Card title={t('staff.whoMayWhat')} isFlush>
			<table className={`${table['table']} ${table['compact']} ${styles['matrix']}`}>
				<thead>
					<tr>
						<th scope="col">{t('staff.permission')}</th>
						{staffRoles.map((role) => (
							<th key={role} scope="col">
								{t(`role.${role}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{permissions.map((permission) => (
						<tr key={permission}>
							<td className={text['small']}>{t(`permission.${permission}`)}</td>
							{staffRoles.map((role) => (
								<td key={role}>
									{roleMay(role, permission) ? (
										<span className={styles['yes']}>
											<CheckIcon />
											<span className={text['hidden']}>{t('yes')}</span>
										</span>
									) : (
										<span className={text['faint']}>–</span>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}
