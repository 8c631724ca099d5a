import { type PaymentMethodKey, paymentMethodKeys } from '@korb/domain/payment/payment-methods';
import { guestPath, paymentMethodsPath } from '@korb/domain/tenant/settings';
import { useId } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classes } from '../../ui/classes.ts';
import { Switch } from '../../ui/field/switch.tsx';
import rows from '../../ui/layout/rows.module.css';
import text from '../../ui/layout/text.module.css';
import { useProblemText } from './problem-text.ts';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-page.module.css';

/** Which methods the checkout offers. */
export function PaymentSection({ editor }: { editor: SettingsEditor }) {
	const t = useMessages();
	const problemText = useProblemText();
	const accepted = acceptedIn(editor);
	const published = publishedIn(editor);
	const offered = [...accepted, ...paymentMethodKeys.filter((key) => !accepted.includes(key))];
	const problem = editor.problemOf(paymentMethodsPath);
	const accept = (method: PaymentMethodKey, isAccepted: boolean) =>
		editor.save({
			path: paymentMethodsPath,
			value: isAccepted
				? inOrder([...accepted, method], published)
				: accepted.filter((each) => each !== method),
		});
	return (
		<>
			<div className={styles['lead']}>
				<h2>{t('settings.section.payment')}</h2>
				<p className={text['muted']}>{t('settings.paymentLead')}</p>
			</div>
			<Card title={t('settings.paymentMethods')} hint={t('settings.paymentHint')} isFlush>
				<ul className={rows['list']}>
					{offered.map((method) => (
						<SwitchRow
							key={method}
							label={t(`method.${method}`)}
							isOn={accepted.includes(method)}
							isChanged={published.includes(method) !== accepted.includes(method)}
							onSwitch={(isOn) => accept(method, isOn)}
						/>
					))}
				</ul>
				{problem && (
					<p role="alert" className={styles['problem']}>
						{problemText(problem)}
					</p>
				)}
			</Card>
			<Card title={t('settings.guests')} isFlush>
				<ul className={rows['list']}>
					<SwitchRow
						label={t('settings.guestAllowed')}
						isOn={editor.valueOf(guestPath) === true}
						isChanged={editor.isChanged(guestPath)}
						onSwitch={(isOn) => editor.save({ path: guestPath, value: isOn })}
					/>
				</ul>
			</Card>
		</>
	);
}

type SwitchRowProps = {
	label: string;
	isOn: boolean;
	isChanged: boolean;
	onSwitch: (isOn: boolean) => void;
};

function SwitchRow({ label, isOn, isChanged, onSwitch }: SwitchRowProps) {
	const t = useMessages();
	const id = useId();
	return (
		<li className={classes(isChanged && styles['isChanged'])}>
			<div className={rows['grow']}>
				<label htmlFor={id} className={text['strong']}>
					{label}
				</label>{' '}
				{isChanged && <Badge tone="accent">{t('settings.changed')}</Badge>}
			</div>
			<Switch id={id} checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
		</li>
	);
}

function acceptedIn(editor: SettingsEditor): PaymentMethodKey[] {
	return toMethods(editor.valueOf(paymentMethodsPath));
}

function publishedIn({ settings }: SettingsEditor): PaymentMethodKey[] {
	return toMethods(settings.values[paymentMethodsPath]);
}

/** A method that comes back has its former place. */
function inOrder(
	methods: readonly PaymentMethodKey[],
	published: readonly PaymentMethodKey[],
): PaymentMethodKey[] {
	return [
		...published.filter((each) => methods.includes(each)),
		...methods.filter((each) => !published.includes(each)),
	];
}

function toMethods(value: unknown): PaymentMethodKey[] {
	return Array.isArray(value) ? value.filter((key) => paymentMethodKeys.includes(key)) : [];
}
