/** Extensions accepted for menus: what a phone or a printer's office produces. */
export const menuFileTypes = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const

/** Extensions accepted for supporting sales data, where a printed report will do. */
export const dataFileTypes = ['.csv', '.xlsx', '.pdf'] as const

/** Extensions accepted where the engine calculates with the sheet's rows. */
export const sheetFileTypes = ['.csv', '.xlsx'] as const

/** 10 MB, the largest file the wizard takes. */
export const maxFileBytes = 10 * 1024 * 1024
