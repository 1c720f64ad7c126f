/**
 * Every marketing figure the site may show. Texts interpolate from here, and a test refuses any other number.
 * The numbers of agents are not here: they are counted from the catalog.
 */
export const figures = {
  costReduction: '60%',
  costReductionWhereAutomated: '50%+',
  costReductionRange: '30-50%',
  operationalCostReduction: '40%',
  decisionSpeed: '3x',
  uptime: '99.9%',
  aroundTheClock: '24/7',
  agentsAtScale: '100+',
  scale: '1 to 100+',
  fasterProcesses: '75%',
  compliance: '100%',
  efficiencyGain: '30%',
  taxAccuracy: '95%',
  cashFlowImprovement: '30%',
  productionIncrease: '25%',
  lowerTransportCosts: '40%',
  enterpriseClients: '50+',
} as const
