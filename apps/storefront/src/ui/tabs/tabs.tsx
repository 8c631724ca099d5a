import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

type Tab = {
	value: string;
	label: ReactNode;
	note?: ReactNode;
	panel: ReactNode;
	disabled?: boolean;
};

type TabsProps = {
	label: string;
	tabs: readonly Tab[];
	value?: string;
	defaultValue?: string;
	onChange?: (value: string) => void;
	/** `segment` is for two or three alternatives, `chips` for many short names. */
	variant?: 'segment' | 'chips';
};

export function Tabs({
	label,
	tabs,
	value,
	defaultValue = tabs[0]?.value ?? '',
	onChange,
	variant = 'segment',
}: TabsProps) {
	return (
		<Base.Root
			{...(value === undefined ? { defaultValue } : { value })}
			onValueChange={(next: string) => onChange?.(next)}
		>
			<Base.List aria-label={label} className={styles[variant]}>
				{tabs.map((tab) => (
					<Base.Tab
						key={tab.value}
						value={tab.value}
						disabled={tab.disabled ?? false}
						className={styles['tab']}
					>
						{tab.label}
						{tab.note && <small>{tab.note}</small>}
					</Base.Tab>
				))}
			</Base.List>
			{tabs.map((tab) => (
				<Base.Panel key={tab.value} value={tab.value} keepMounted className={styles['panel']}>
					{tab.panel}
				</Base.Panel>
			))}
		</Base.Root>
	);
}
