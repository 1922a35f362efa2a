import {
  BadgeDollarSign,
  Binoculars,
  BookOpen,
  ChartLine,
  ChefHat,
  GlassWater,
  GraduationCap,
  type LucideIcon,
  Martini,
  Megaphone,
  PartyPopper,
  Presentation,
  Rocket,
  UtensilsCrossed,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  drink_creation: Martini,
  food_pairing: UtensilsCrossed,
  dish_creation: ChefHat,
  menu_redesign: BookOpen,
  content_generation: Megaphone,
  predictive_analytics: ChartLine,
  competitor_analysis: Binoculars,
  dynamic_pricing: BadgeDollarSign,
  menu_launch: Rocket,
  guided_tasting: GlassWater,
  team_training: GraduationCap,
  exclusive_event: PartyPopper,
}

/** The icon of a type of workshop; decorative. */
export function WorkshopIcon({ type }: { type: string }) {
  const Icon = icons[type] ?? Presentation
  return <Icon aria-hidden size={24} className="mr-1 text-accent" />
}
