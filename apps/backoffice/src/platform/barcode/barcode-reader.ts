export type BarcodeReader = {
	/** The codes that a frame shows. */
	detect: (frame: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
};

/** Of products, and Code 128 of crates and badges. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'] as const;

type NativeDetector = {
	new (options: { formats: readonly string[] }): BarcodeReader;
	getSupportedFormats: () => Promise<string[]>;
};

/** That of the browser; else ZXing as WebAssembly, which loads with the first scan. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
	const native = await findNative();
	if (native) return new native({ formats });
	const [{ BarcodeDetector, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
		import('barcode-detector/ponyfill'),
		import('zxing-wasm/reader/zxing_reader.wasm?url'),
	]);
	// By default it would come from a CDN.
	prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
	return new BarcodeDetector({ formats: [...formats] });
}

/** Some systems have the interface and read nothing with it. */
async function findNative(): Promise<NativeDetector | null> {
	const { BarcodeDetector: native } = globalThis as { BarcodeDetector?: NativeDetector };
	const supported = (await native?.getSupportedFormats().catch(() => [])) ?? [];
	return native && formats.every((format) => supported.includes(format)) ? native : null;
}
