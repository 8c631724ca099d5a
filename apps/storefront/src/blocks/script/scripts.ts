import type { BlockOf } from '../block-of.ts';
import styles from './scripts.module.css';

/** Starts in its element and returns a cleanup function. */
type Script = (place: HTMLElement, settings: Map<string, string>) => () => void;

/** All scripts here have been reviewed. */
export const scripts: Record<BlockOf<'script'>['name'], Script> = {
	/** Days, hours and minutes until `until`; empty afterwards. */
	countdown(place, settings) {
		const until = Date.parse(settings.get('until') ?? '');
		const show = () => {
			const minutes = Math.floor((until - Date.now()) / 60_000);
			place.replaceChildren();
			if (!(minutes >= 0)) return;
			const line = document.createElement('p');
			line.className = styles['countdown'] ?? '';
			const parts = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
			const [days, hours, rest] = parts.map((part) => String(part).padStart(2, '0'));
			line.append(settings.get('label') ?? '', ' ', `${days} : ${hours} : ${rest}`);
			place.append(line);
		};
		show();
		const timer = setInterval(show, 60_000);
		return () => {
			clearInterval(timer);
			place.replaceChildren();
		};
	},
	/** A thin bar at the top that grows with the scroll position. */
	'reading-progress'(place) {
		const bar = document.createElement('div');
		bar.className = styles['progress'] ?? '';
		bar.setAttribute('aria-hidden', 'true');
		const grow = () => {
			const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
			bar.style.scale = `${scrollTop / Math.max(1, scrollHeight - clientHeight)} 1`;
		};
		place.append(bar);
		grow();
		addEventListener('scroll', grow, { passive: true });
		return () => {
			removeEventListener('scroll', grow);
			bar.remove();
		};
	},
};
