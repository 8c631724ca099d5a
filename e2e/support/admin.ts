import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Role } from './editors.ts';

const PASSWORD = 'korb-demo';

/** The CMS admin as an editor uses it. */
export class Admin {
	readonly page: Page;
	readonly #origin: string;

	constructor(page: Page, origin: string) {
		this.page = page;
		this.#origin = origin;
	}

	async signIn(role: Role): Promise<void> {
		await this.page.goto(`${this.#origin}/admin/login`);
		await this.page.getByLabel('E-Mail').fill(`${role}@korb.example`);
		await this.page.getByLabel('Passwort').fill(PASSWORD);
		await this.page.getByRole('button', { name: 'Anmelden' }).click();
		await expect(this.page.getByRole('heading', { name: 'Inhalte' })).toBeVisible();
	}

	async chooseShop(name: string): Promise<void> {
		const selector = this.page.locator('.tenant-selector');
		const isShut = (await this.page.locator('[inert] .tenant-selector').count()) > 0;
		if (isShut) await this.page.locator('.nav-toggler:visible').first().click();
		await selector.locator('.rs__control').click();
		await selector.getByText(name, { exact: true }).last().click();
		await expect(selector.locator('.rs__single-value')).toHaveText(name);
	}

	async open(path: string): Promise<void> {
		await this.page.goto(`${this.#origin}/admin/collections/${path}`);
	}

	async type(path: string, value: string): Promise<void> {
		await this.field(path).fill(value);
	}

	/** Types into a block's rich text field. */
	async write(block: string, text: string): Promise<void> {
		const editor = this.row(block).locator('[contenteditable="true"]').first();
		await editor.click();
		await editor.pressSequentially(text);
	}

	row(block: string) {
		const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(block) ?? [];
		return this.page.locator(`#${list.replaceAll('.', '-')}-row-${index}`);
	}

	field(path: string) {
		return this.page.locator(`#${idOf(path)}`);
	}

	/** Expands a block that is collapsed on load. */
	async unfold(block: string): Promise<void> {
		const row = this.row(block);
		const content = row.locator('.collapsible__content').first();
		if (await content.isVisible()) return;
		await row.locator('.collapsible__toggle').first().click();
		await expect(content).toBeVisible();
	}

	/** Picks the first result for a term, using only the keyboard. */
	async pick(path: string, term: string): Promise<void> {
		const input = this.field(path);
		await input.fill(term);
		const option = input.locator('xpath=..').getByRole('option').first();
		await expect(option).toBeVisible();
		await input.press('ArrowDown');
		await expect(option).toHaveAttribute('aria-selected', 'true');
		await input.press('Enter');
		await expect(option).toBeHidden();
	}

	/** Adds a block to a list of blocks and returns its path. */
	async addBlock(list: string, name: string): Promise<string> {
		const rows = this.page.locator(`[id^="${list.replaceAll('.', '-')}-row-"]`);
		const index = await rows.count();
		await this.page.locator(`#${idOf(list)} > .blocks-field__drawer-toggler`).click();
		const picker = this.page.getByRole('dialog').last();
		await picker.getByRole('button', { name, exact: true }).click();
		await expect(rows).toHaveCount(index + 1);
		await expect(picker).toBeHidden();
		await expect(rows.nth(index).locator('.collapsible__content').first()).toBeVisible();
		return `${list}.${index}`;
	}

	/** Uploads an image and returns its name in the media library. */
	async upload(file: string, alt: string, focalPoint: { x: number; y: number }): Promise<string> {
		await this.page.locator('input[type="file"]').setInputFiles(file);
		await this.page.getByRole('button', { name: 'Bild bearbeiten' }).click();
		const drawer = this.page.getByRole('dialog').last();
		await drawer.locator('input').nth(0).fill(String(focalPoint.x));
		await drawer.locator('input').nth(1).fill(String(focalPoint.y));
		await drawer.getByRole('button', { name: 'Änderungen anwenden' }).click();
		const save = this.page.getByRole('button', { name: 'Speichern' });
		await save.click();
		await expect(this.page.locator('.field-error')).toContainText(['Pflichtfeld']);
		await this.type('alt', alt);
		await save.click();
		await this.page.waitForURL(/media\/[0-9a-f-]{36}$/);
		return (await this.page.locator('.file-meta__url a').first().textContent()) ?? '';
	}

	async choosePicture(block: string, name: string): Promise<void> {
		await this.row(block).getByRole('button', { name: 'Aus vorhandenen auswählen' }).click();
		await this.page.getByRole('dialog').last().getByText(name, { exact: true }).first().click();
		await expect(this.row(block)).toContainText(name);
	}

	/** Opens the live preview of a draft and returns its frame. */
	async preview(): Promise<FrameLocator> {
		await this.page.locator('.live-preview-toggler').click();
		return this.page.frameLocator('#live-preview-iframe');
	}

	/** Schedules the publication for a day of next month. */
	async schedule(day: number): Promise<void> {
		await this.page.locator('.popup-button').first().click();
		await this.page.getByText('Veröffentlichungsplanung').first().click();
		const drawer = this.page.getByRole('dialog').last();
		// The field is replaced once its chunk loads; a click before that has no effect.
		await expect(async () => {
			await drawer.locator('.react-datepicker__input-container input').click();
			await expect(this.page.locator('.react-datepicker')).toBeVisible({ timeout: 2000 });
		}).toPass();
		await this.page.locator('.react-datepicker__navigation--next').click();
		const shown = ':not(.react-datepicker__day--outside-month)';
		const number = String(day).padStart(3, '0');
		await this.page.locator(`.react-datepicker__day--${number}${shown}`).click();
		await this.page.locator('.react-datepicker__time-list-item').nth(100).click();
		await this.page.locator('.schedule-publish__drawer-header').click();
		await this.page.getByRole('button', { name: 'Speichern', exact: true }).click();
		const plans = this.page.locator('.schedule-publish__upcoming, .schedule-publish');
		await expect(plans.getByText('Veröffentlichen').last()).toBeVisible();
		await expect(this.page.getByText('Keine bevorstehenden Ereignisse geplant.')).toBeHidden();
		await this.page.locator('.schedule-publish__drawer-header button').click();
		await expect(this.page.locator('.schedule-publish__drawer-header')).toBeHidden();
	}

	/** Waits for autosave first: until then a published page still shows its old status. */
	async publish(): Promise<void> {
		const controls = this.page.locator('.doc-controls');
		await expect(controls).toContainText(/Status:\s(Entwurf|Geändert)/);
		await this.page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
		await expect(controls).toContainText('Status: Veröffentlicht');
	}
}

function idOf(path: string): string {
	return `field-${path.replaceAll('.', '__')}`;
}
