const STORAGE_KEY = 'singleKeys';

export function areKeysOn(): boolean {
	return localStorage.getItem(STORAGE_KEY) !== 'off';
}

export function setKeysOn(isOn: boolean): void {
	localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
}
