import { Plus } from 'lucide-react'

/** Adds a frequent wish. */
export function PresetChip({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface px-4 font-semibold text-sm hover:border-fg"
    >
      <Plus aria-hidden size={16} />
      {children}
    </button>
  )
}
