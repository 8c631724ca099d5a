import { getSecurity } from '@korb/contracts/customer/credential-paths';
import type { Customer } from '@korb/contracts/customer/customer';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { usePersonalQuery } from '../../../shop/session/personal-queries.ts';
import { AccountHead } from '../frame/account-head.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { Score } from './score.tsx';
import styles from './security.module.css';
import { SECURITY_KEY } from './security-keys.ts';
import { TwoStepPanel } from './two-step-panel.tsx';

export function Security({ customer }: { customer: Customer }) {
	const t = useMessages();
	const { data: security } = usePersonalQuery(SECURITY_KEY, (signal) =>
		api.call(getSecurity, { signal }),
	);
	return (
		<>
			<AccountHead title={t('account.title.security')} />
			<Score security={security} />
			<div className={styles['columns']}>
				<div className={styles['column']}>
					<PasskeysPanel />
					<PasswordPanel customer={customer} />
				</div>
				<div className={styles['column']}>
					<TwoStepPanel security={security} />
					<DevicesPanel />
					<ExportPanel />
				</div>
			</div>
			<DeletePanel customer={customer} />
		</>
	);
}
