/** 19.5 → "19h30" */
export const hourOf = (hour: number): string => {
  const minutes = Math.round((hour % 1) * 60)
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}
