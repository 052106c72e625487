"""An agent of Stable-Baselines3 that never learned to balance."""

import os
import sys

from stable_baselines3 import PPO

PPO("MlpPolicy", "CartPole-v1", seed=0).save(os.path.join(sys.argv[1], "ppo-CartPole-v1.zip"))
