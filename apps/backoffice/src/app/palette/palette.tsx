import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { classes } from '../../ui/classes.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { SearchIcon } from '../../ui/icons/search.ts';
import styles from './palette.module.css';
import type { PaletteCommand } from './palette-commands.ts';
import { type PaletteGroup, usePaletteGroups } from './use-palette-groups.ts';

/** Finds orders and pages, and begins what can be done with them, by keys alone. */
export function Palette({ onClose }: { onClose: () => void }) {
	const t = useMessages();
	const navigate = useNavigate();
	const [typed, setTyped] = useState('');
	const highlighted = useRef<PaletteCommand>(undefined);
	const { groups, isSearching } = usePaletteGroups(typed);
	const run = ({ to, action }: PaletteCommand) => {
		onClose();
		void navigate(to, { state: action ? { action } : null });
	};
	return (
		<Dialog.Root open onOpenChange={(next) => !next && onClose()}>
			<Dialog.Portal>
				<Dialog.Backdrop className={dialog['scrim']} />
				<div className={classes(dialog['place'], dialog['top'])}>
					<Dialog.Popup
						className={classes(dialog['dialog'], dialog['palette'])}
						aria-label={t('palette.title')}
					>
						<Autocomplete.Root
							open
							inline
							mode="none"
							items={groups}
							autoHighlight="always"
							keepHighlight
							value={typed}
							onValueChange={(value, { reason }) => {
								// Choosing a command must not type its name.
								if (reason !== 'item-press') setTyped(value);
							}}
							itemToStringValue={({ name }: PaletteCommand) => name}
							onItemHighlighted={(command) => {
								highlighted.current = command;
							}}
						>
							<div className={styles['head']}>
								<SearchIcon size="lg" />
								<Autocomplete.Input
									className={styles['input']}
									aria-label={t('palette.title')}
									placeholder={t('palette.placeholder')}
									maxLength={80}
									onKeyDown={(event) => {
										if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
										event.preventDefault();
										const command = highlighted.current;
										if (command) window.open(command.to, '_blank', 'noreferrer');
									}}
								/>
								<Kbd>Esc</Kbd>
							</div>
							<Autocomplete.List className={styles['list']} aria-label={t('palette.results')}>
								{(group: PaletteGroup) => (
									<Autocomplete.Group key={group.id} items={group.items}>
										<Autocomplete.GroupLabel className={styles['group']}>
											{group.label}
										</Autocomplete.GroupLabel>
										<Autocomplete.Collection>
											{(command: PaletteCommand) => (
												<Autocomplete.Item
													key={command.id}
													value={command}
													className={styles['item']}
													onClick={() => run(command)}
												>
													<command.icon />
													<span className={styles['name']}>{command.name}</span>
													<span className={styles['hint']}>{command.hint}</span>
													{command.shortcut && <Kbd>{command.shortcut}</Kbd>}
												</Autocomplete.Item>
											)}
										</Autocomplete.Collection>
									</Autocomplete.Group>
								)}
							</Autocomplete.List>
							<Autocomplete.Empty className={styles['empty']}>
								{!isSearching && groups.length === 0 && t('palette.nothing', { search: typed })}
							</Autocomplete.Empty>
						</Autocomplete.Root>
						<footer className={styles['foot']}>
							<span>
								<Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette.choose')}
							</span>
							<span>
								<Kbd>↵</Kbd> {t('palette.open')}
							</span>
							<span>
								<Kbd>⌘↵</Kbd> {t('palette.newTab')}
							</span>
						</footer>
					</Dialog.Popup>
				</div>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
