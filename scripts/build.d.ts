export function bundle(options?: { entries?: Record<string, string>; outdir?: string; clean?: boolean }): Promise<void>;
