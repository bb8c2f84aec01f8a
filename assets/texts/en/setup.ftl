### setup
