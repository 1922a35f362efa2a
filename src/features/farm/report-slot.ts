import { type ComponentType, createContext, type ReactNode } from 'react'

export interface SlotProps {
  requestId: string
  /** 1 is what was generated. */
  version: number
  /** What staff add under a section, by its title. */
  underSection: (title: string) => ReactNode
}

/** Renders a report for its review. Provided by the app, because the report is another feature's. */
export const ReportSlot = createContext<ComponentType<SlotProps> | null>(null)
