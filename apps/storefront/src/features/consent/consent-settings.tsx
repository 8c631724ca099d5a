import { useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { consent } from '../../shop/session/consent.ts';
import { Button } from '../../ui/button/button.tsx';
import { Switch } from '../../ui/fields/checkbox-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { optionalGroups } from './consent-choice.ts';
import styles from './consent-settings.module.css';
import { groupsOf } from './groups-of.ts';

type ConsentSettingsProps = {
	open: boolean;
	onChoose: (groups: readonly string[]) => void;
	onClose: () => void;
};

/** One switch per cookie group; everything is off by default. */
export function ConsentSettings({ open, onChoose, onClose }: ConsentSettingsProps) {
	const t = useMessages();
	const [chosen, setChosen] = useState<readonly string[]>(() => groupsOf(consent.get()));
	const toggle = (group: string, isOn: boolean) =>
		setChosen(isOn ? [...chosen, group] : chosen.filter((known) => known !== group));
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('consent.settings.title')}
			description={t('consent.settings.text')}
			closeLabel={t('consent.settings.close')}
			actions={
				<div className={styles['answers']}>
					<Button variant="ink" onClick={() => onChoose([])}>
						{t('consent.reject')}
					</Button>
					<Button variant="ink" onClick={() => onChoose(chosen)}>
						{t('consent.save')}
					</Button>
				</div>
			}
		>
			<ul className={styles['groups']}>
				<li>
					<Switch
						label={t('cookies.group.C0001')}
						hint={t('consent.group.C0001')}
						checked
						disabled
						readOnly
					/>
				</li>
				{optionalGroups.map((group) => (
					<li key={group}>
						<Switch
							label={t(`cookies.group.${group}`)}
							hint={t(`consent.group.${group}`)}
							checked={chosen.includes(group)}
							onChange={(event) => toggle(group, event.target.checked)}
						/>
					</li>
				))}
			</ul>
		</Dialog>
	);
}
