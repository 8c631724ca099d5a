import { putTwoStep } from '@korb/contracts/customer/credential-paths';
import type { Security } from '@korb/contracts/customer/credentials';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { setPersonalData } from '../../../shop/session/personal-queries.ts';
import { Panel } from '../../../ui/card/panel.tsx';
import { Switch } from '../../../ui/fields/checkbox-field.tsx';
import { SECURITY_KEY } from './security-keys.ts';
import { useProof } from './use-proof.tsx';

export function TwoStepPanel({ security }: { security: Security | undefined }) {
	const t = useMessages();
	const { prove, dialog } = useProof();
	/** What was just chosen, until the API has confirmed it. */
	const [chosen, setChosen] = useState<boolean | null>(null);

	async function choose(isTwoStep: boolean): Promise<void> {
		setChosen(isTwoStep);
		try {
			await prove(async (password) => {
				const body = { isTwoStep, ...(password && { password }) };
				const next = await api.call(putTwoStep, { body });
				setPersonalData(SECURITY_KEY, () => next);
			});
		} catch {
			notifications.show({ key: 'account.twoStep', type: 'error', message: t('account.failed') });
		}
		setChosen(null);
	}

	return (
		<Panel
			title={t('account.twoStep.title')}
			lead={t('account.twoStep.lead')}
			action={
				<Switch
					label={<span className="visually-hidden">{t('account.twoStep.label')}</span>}
					checked={chosen ?? security?.isTwoStep ?? false}
					disabled={!security}
					onChange={({ currentTarget: { checked } }) => void choose(checked)}
				/>
			}
		>
			{dialog}
		</Panel>
	);
}
