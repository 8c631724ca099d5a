import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { classes } from '../../ui/classes.ts';
import type { IconComponent } from '../../ui/icon/icon.tsx';
import { CreditCardIcon } from '../../ui/icons/credit-card.ts';
import { FileTextIcon } from '../../ui/icons/file-text.ts';
import { HistoryIcon } from '../../ui/icons/history.ts';
import { LinkIcon } from '../../ui/icons/link.ts';
import { PaletteIcon } from '../../ui/icons/palette.ts';
import { ScaleIcon } from '../../ui/icons/scale.ts';
import { StoreIcon } from '../../ui/icons/store.ts';
import { ToggleIcon } from '../../ui/icons/toggle.ts';
import { ZapIcon } from '../../ui/icons/zap.ts';
import navigation from '../../ui/layout/nav.module.css';
import text from '../../ui/layout/text.module.css';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-nav.module.css';
import {
	isOfSection,
	mayOpen,
	type SettingsSection,
	settingsSections,
} from './settings-sections.ts';

const icons: Record<SettingsSection, IconComponent> = {
	general: StoreIcon,
	legal: FileTextIcon,
	features: ToggleIcon,
	paths: LinkIcon,
	theme: PaletteIcon,
	limits: ScaleIcon,
	payment: CreditCardIcon,
	webhooks: ZapIcon,
	history: HistoryIcon,
};

type SettingsNavProps = { current: SettingsSection; editor: SettingsEditor };

/** Marks the sections that the draft changes. */
export function SettingsNav({ current, editor }: SettingsNavProps) {
	const t = useMessages();
	const { may } = useSession();
	const { changes } = editor.settings.draft;
	const shown = settingsSections.filter((section) => mayOpen(section, may));
	const nav = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the sections scroll sideways on narrow screens
	useEffect(() => {
		nav.current
			?.querySelector('[aria-current]')
			?.scrollIntoView({ block: 'nearest', inline: 'center' });
	}, [current]);
	return (
		<nav
			ref={nav}
			className={classes(navigation['nav'], styles['nav'])}
			aria-label={t('nav.settings')}
		>
			{shown.map((section) => {
				const Icon = icons[section];
				return (
					<Link
						key={section}
						to={`/settings/${section}`}
						aria-current={section === current ? 'page' : undefined}
					>
						<Icon />
						{t(`settings.section.${section}`)}
						{changes.some(({ path }) => isOfSection(path, section)) && (
							<span className={styles['changed']}>
								<span className={text['hidden']}>{t('settings.changed')}</span>
							</span>
						)}
					</Link>
				);
			})}
		</nav>
	);
}
