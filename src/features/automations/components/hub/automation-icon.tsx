import { Sparkles } from 'lucide-react'
import { automationIcons } from '@/content/automation-icons'

export function AutomationIcon({ type, size = 24 }: { type: string; size?: number }) {
  const Icon = automationIcons[type] ?? Sparkles
  return <Icon aria-hidden size={size} />
}
